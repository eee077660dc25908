// Scenes of Rebirth for pictures: games of players who know what they do, in the middle and at the end, and what may be asked there.
import type { Page } from '@playwright/test';
import { called } from './hands';
import { drop, layOnTable } from './house';
import type { Native, Played } from './native';
import { game, quietly } from './rebirth';

type Go = (page: Page, native: Native) => Promise<void>;

/** Draws and everybody's choices are the same each time. */
async function wellPlayed(native: Native, players: number): Promise<Played> {
  const options = { players };
  const moves: string[] = [];
  let dice = players;
  const roll = (below: number) => ((dice = (Math.imul(dice, 1103515245) + 12345) >>> 0), Math.floor((dice / 2 ** 32) * below));
  for (;;) {
    const { actors, legal, over } = await native.ask('legal', { game, options, moves });
    if (over) return { game, options, moves };
    const outcomes = legal['*'] ?? [];
    moves.push(actors[0] === '*' ? `* ${outcomes[roll(outcomes.length)]![0]}` : (await native.ask('best', { game, options, moves, bot: 'heuristic', seed: moves.length })).move);
  }
}

async function still(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(900);
}

/** A turn on the table of people who share the screen: the first one from some part of the game on that is like what is wanted. */
const turn = (players: number, part: number, wanted: RegExp, then: (page: Page, next: string) => Promise<unknown> = async () => {}): Go =>
  async (page, native) => {
    await quietly(page);
    const played = await wellPlayed(native, players);
    const from = Math.round(played.moves.length * part);
    const at = played.moves.findIndex((move, i) => i >= from && wanted.test(move));
    const { record } = await native.ask('write', { ...played, moves: played.moves.slice(0, at) });
    await layOnTable(page, record);
    await called(page).click();
    await page.locator('[data-hex].legal, .prompt .ways button').first().waitFor();
    await page.mouse.move(2, 2);
    await then(page, played.moves[at]!.slice(2));
    await still(page);
  };

const placing = /^\d (F|E|S\d) [a-z]/;
const shown = async (page: Page, next: string) => {
  const hex = page.locator(`[data-hex="${next.split(' ')[1]}"]`);
  await ((await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) ? hex.tap() : hex.hover());
};
const part = (number: number) => (page: Page) => page.locator('.tabs button').nth(number).tap();

/** Where the next tile would go, and what for. */
export const why = turn(3, 0.6, placing, shown);
export const two = turn(2, 0.35, placing, shown);
export const four = turn(4, 0.75, placing);
export const tower = turn(3, 0.1, /^\d tower/);
export const doubler = turn(3, 0.1, /^\d double/);
export const missions = turn(4, 0.6, placing, part(1));
export const players = turn(4, 0.6, placing, part(2));

export const end: Go = async (page, native) => {
  const { record } = await native.ask('write', await wellPlayed(native, 3));
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  await page.getByRole('slider').first().press('End');
  await page.locator('.verdict').first().waitFor();
  await still(page);
};

/** The final scoring, at the castles. */
export const scoring: Go = async (page, native) => {
  await end(page, native);
  await page.getByRole('button', { name: /^(Look|Ansehen|Guarda)/ }).last().click();
  await page.keyboard.press('ArrowRight');
  await still(page);
};
