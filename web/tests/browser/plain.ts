// Hands for the plain face, with which a family is played that has none of its own: moves are chosen word by word.
import type { Page } from '@playwright/test';
import { expect } from './house';
import type { Native, Played } from './native';

/** All families have faces of their own, but inventors of new games will want the plain one: from here on Rebirth has none. */
export const withoutItsFace = (page: Page) =>
  page.route('**/assets/house-*.js', async (route) => {
    const house = await (await route.fetch()).text();
    const without = house.replace('./rebirth/face.ts', './nowhere/face.ts');
    expect(without).not.toBe(house);
    await route.fulfill({ contentType: 'text/javascript', body: without });
  });

const cells = (page: Page) => page.locator('.chooser [role=gridcell]');
const playButton = (page: Page) => page.locator('.chooser .play.main');

/** Who is called to the covered screen takes it. */
export async function uncover(page: Page) {
  const called = page.locator('.cover .main');
  if (await called.count()) await called.click();
}

/** How many steps were played. */
export const steps = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-number]').last().getAttribute('data-number').catch(() => null)) ?? 0);

/** Waits until somebody at this screen may choose, or the game is over; false: it is over. */
export async function asked(page: Page): Promise<boolean> {
  const choosing = page.locator('.chooser');
  const over = page.getByRole('region', { name: 'Result' });
  const called = page.locator('.cover .main');
  await choosing.or(over).or(called).first().waitFor({ timeout: 30_000 });
  await uncover(page);
  await choosing.or(over).first().waitFor();
  return (await over.count()) === 0;
}

/** Where in the rest of a move a word begins that an option is called by; −1: nowhere. */
function beginningIn(rest: string, text: string): number {
  for (let at = 0; at >= 0; at = rest.indexOf(' ', at) < 0 ? -1 : rest.indexOf(' ', at) + 1) if (rest.startsWith(text, at)) return at;
  return -1;
}

/** Plays a move of which the text is known, or the first one that can be chosen. */
export async function choose(page: Page, move?: string): Promise<void> {
  const before = await steps(page);
  await pick(page, move);
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
}

/** The same where no moves are listed. */
export async function pick(page: Page, move?: string): Promise<void> {
  let rest = move;
  for (let words = 0; words < 12; ++words) {
    await cells(page).or(playButton(page)).first().waitFor();
    const ready = await playButton(page).count() ? await playButton(page).textContent() : null;
    if (ready !== null && (move === undefined || ready.trim() === `Play ${move}`)) break;
    const labels = await cells(page).evaluateAll((all) => all.map((cell) => cell.ariaLabel!.split(', ')[0]!));
    // Words that nothing else could follow are chosen by themselves.
    const fitting = labels.flatMap((text, i) => {
      const at = rest === undefined ? 0 : beginningIn(rest, text);
      return at < 0 ? [] : [{ text, i, at }];
    });
    const best = fitting.reduce((a, b) => (b.at < a.at || (b.at === a.at && b.text.length > a.text.length) ? b : a), fitting[0]!);
    expect(best, `${move} among ${labels.slice(0, 20).join(' | ')}`).toBeDefined();
    await cells(page).nth(best.i).click();
    rest = rest?.slice(best.at + best.text.length).trim();
  }
  await playButton(page).click();
}

/** A random game, as steps. Chance draws from what the engine says is possible, always by the same dice. */
export async function randomGame(native: Native, game: string, players: number): Promise<Played> {
  const options = { players };
  const moves: string[] = [];
  let dice = players;
  const roll = (below: number) => (dice = (Math.imul(dice, 1103515245) + 12345) >>> 0, Math.floor((dice / 2 ** 32) * below));
  for (;;) {
    const { legal, actors, over } = await native.ask('legal', { game, options, moves });
    if (over) return { game, options, moves };
    const seat = actors[0]!;
    if (seat === '*') moves.push(`* ${legal['*']![roll(legal['*']!.length)]![0]}`);
    else moves.push((await native.ask('best', { game, options, moves, as: seat, bot: 'heuristic', seed: dice })).move);
  }
}
