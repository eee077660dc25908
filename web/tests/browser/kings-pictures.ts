// Scenes of Seat of Kings for pictures: every phase, as it stands late in a game of players who know what they do.
import type { Page } from '@playwright/test';
import type { Facts } from '../../src/games/seat-of-kings/facts';
import { factsAt } from './decisions';
import { called } from './hands';
import { drop, layOnTable } from './house';
import { make } from './kings';
import type { Native, Played } from './native';
import { randomGame } from './plain';

type Go = (page: Page, native: Native) => Promise<void>;

/** The last position but some of a phase that is like what is wanted. */
async function late(native: Native, played: Played, wanted: (facts: Facts, next: string) => boolean): Promise<number> {
  for (let at = Math.round(played.moves.length * 0.85); at > 0; --at) {
    const next = played.moves[at]!;
    if (!next.startsWith('*') && wanted(await factsAt(native, played, at), next.slice(2))) return at;
  }
  throw new Error('no such position');
}

/** People at one screen, and whoever is called has uncovered it. */
const scene = (players: number, wanted: (facts: Facts, next: string) => boolean, then?: (page: Page, next: string, facts: Facts) => Promise<unknown>): Go =>
  async (page, native) => {
    await page.addInitScript(() => localStorage.setItem('ardri.ceremonies', '"briefly"'));
    const played = await randomGame(native, 'seat-of-kings', players);
    const at = await late(native, played, wanted);
    const { record } = await native.ask('write', { ...played, moves: played.moves.slice(0, at) });
    await layOnTable(page, record);
    await called(page).click();
    await page.locator('.tray, .prompt .asked').first().waitFor();
    await then?.(page, played.moves[at]!.slice(2), await factsAt(native, played, at));
    await page.waitForTimeout(800);
    await page.evaluate(() => scrollTo(0, 0));
  };

const inPhase = (phase: Facts['phase']) => (facts: Facts) => facts.phase === phase;
const placing = (facts: Facts, next: string) => facts.phase === 'turn' && / (Con|Uls|Lei|Mun) \+/.test(next) && facts.round > 2;

export const choice = scene(4, inPhase('choice'), async (page) => {
  for (const i of [0, 2, 3]) await page.locator('.tray [data-item]').nth(i).click();
});
export const card = scene(4, placing, (page, next) => page.locator(`.tray [data-item="card ${next.split(' ')[0]}"]`).click());
export const turn = scene(3, (facts, next) => placing(facts, next) && Object.keys(facts.regions).length === 3, (page, next) => make(page, next, null));
export const traitor = scene(3, inPhase('traitor'));
export const treason = scene(3, inPhase('treason'));
export const ransom = scene(4, inPhase('ransom'));
export const garrison = scene(4, inPhase('garrison'));
/** The end of a round, opened once more. */
export const income: Go = async (page, native) => {
  await scene(4, inPhase('choice'))(page, native);
  await page.getByRole('button', { name: /^(Look|Ansehen)/ }).last().click();
  for (let chapters = 0; chapters < 8 && (await page.locator('[role=dialog] table').count()) === 0; ++chapters) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(300);
  await page.evaluate(() => scrollTo(0, 0));
};
export const end: Go = async (page, native) => {
  const { record } = await native.ask('write', await randomGame(native, 'seat-of-kings', 4));
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  await page.locator('.island').first().waitFor();
  await page.getByRole('slider').press('End');
  await page.getByRole('slider').blur();
  await page.waitForTimeout(800);
  await page.evaluate(() => scrollTo(0, 0));
};
