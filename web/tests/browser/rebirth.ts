// Hands for the map of Rebirth: tiles are laid, towers and missions chosen, as a person does it, by mouse, finger or keys.
import type { Locator, Page } from '@playwright/test';
import { en as map } from '../../src/games/rebirth/map/words/en';
import { called, choices, drawn, finger, mouse, shown, way, type Dice, type Hands } from './hands';
import { en, expect, type Words } from './house';

export const game = 'rebirth-ireland';
export const seats = ['Blue', 'Red', 'White', 'Yellow'];

/** Nothing opens by itself, and no lesson is offered. */
export const quietly = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('ardri.ceremonies', '"briefly"');
    localStorage.setItem('ardri.offered', JSON.stringify({ lessons: [], enough: true }));
  });

/** The first seats are people's, the others gentle computer players'. */
export async function begin(page: Page, { players, people = 1, say = en }: { players: number; people?: number; say?: Words }) {
  await quietly(page);
  await page.goto('/games/rebirth');
  await page.locator('.counts label').filter({ hasText: String(players) }).click();
  const seats = page.locator('.seats select');
  await expect(seats).toHaveCount(players);
  for (const [i, seat] of (await seats.all()).entries()) await seat.selectOption(i < people ? 'person' : 'level-2');
  await page.getByRole('button', { name: say.setup.start, exact: true }).click();
  await expect(page).toHaveURL('/table');
}

export const hex = (page: Page, name: string): Locator => page.locator(`[role=gridcell][data-hex="${name}"]`);
export const open = (page: Page): Locator => page.locator('[role=gridcell][data-hex].legal');
/** The tiles in the hand that may be laid. */
export const hand = (page: Page): Locator => page.locator('.tray [data-item][aria-disabled=false]');

/** On a narrow screen one part of the board is large. */
export async function bring(page: Page, part: 'map' | 'missions' | 'players', press: Hands = mouse) {
  const tab = page.locator('.board > .tabs button').nth(['map', 'missions', 'players'].indexOf(part));
  if (await tab.isVisible() && (await tab.getAttribute('aria-pressed')) === 'false') await press(page, tab);
}

/** A finger has touched a hex: what laying a tile there would bring is shown, and nothing was laid. */
export async function showsFirst(page: Page, name: string, count: number) {
  await expect(hex(page, name), 'the first touch shows').toHaveAttribute('aria-selected', 'true');
  expect(await shown(page), 'steps after the first touch').toBe(count);
}

/** Lays a tile where it may be laid: a mouse or a key at once, a finger by the button under the thumb after its first touch. */
export async function lay(page: Page, name: string, press: Hands = mouse) {
  await bring(page, 'map', press);
  const count = await shown(page);
  await press(page, hex(page, name));
  if (press !== finger) return;
  await showsFirst(page, name, count);
  await press(page, choices(page).and(page.locator('.main')).first());
}

/** Until more steps are shown than before, whoever looks. */
export async function goesOn(page: Page, count: number) {
  const slider = await way(page).elementHandle();
  await page.waitForFunction(([slider, count]) => Number((slider as HTMLInputElement).value) > count, [slider!, count] as const, { timeout: 30_000 });
}

/** That a hex says it would bring so many points. */
export const announcing = (points: number) => new RegExp(`${map.brings(points)}(?!\\w)`);

/** Points of all seats, as they stand over the board. */
export const points = (page: Page): Promise<number[]> => page.locator('.state .lead .count').evaluateAll((all) => all.map((one) => Number(one.textContent)));

/** Whoever is called to the covered screen takes it; until something is asked there. */
export async function take(page: Page) {
  const asks = open(page).or(choices(page)).or(hand(page)).filter({ visible: true }).first();
  await called(page).or(asks).first().waitFor({ timeout: 30_000 });
  if (await called(page).count()) await called(page).click();
  await asks.waitFor();
}

/** What may be done, or that nothing more is; null: somebody else is to act. */
const lookAround = (result: string) => {
  const all = (query: string) => [...document.querySelectorAll<HTMLElement>(query)];
  const seen = {
    over: document.querySelector(`section[aria-label="${result}"]`) !== null,
    called: document.querySelector('.cover .main') !== null,
    told: document.querySelector('[role=dialog]') !== null,
    hexes: all('[role=gridcell][data-hex].legal').map((hex) => hex.dataset.hex!),
    ways: all('.prompt .ways > button:not(.stepback)').length,
    tiles: all('.tray [data-item][aria-disabled=false]').map((tile) => tile.dataset.item!),
  };
  return seen.over || seen.called || seen.told || seen.hexes.length + seen.ways > 0 ? seen : null;
};
export type Seen = NonNullable<ReturnType<typeof lookAround>>;
export const look = async (page: Page, say: Words = en): Promise<Seen> =>
  (await (await page.waitForFunction(lookAround, say.table.result, { timeout: 30_000 })).jsonValue())!;

/** Does one thing that may be done, whatever it is; `before` looks at where a tile is about to be laid. False: the game is over. */
export async function act(page: Page, roll: Dice, { press = mouse, say = en, before }: { press?: Hands; say?: Words; before?: (hex: string) => Promise<unknown> } = {}): Promise<boolean> {
  await drawn(page);
  const { over, called: waits, told, hexes, ways, tiles } = await look(page, say);
  if (over) return false;
  if (waits) return press(page, called(page)).then(() => true);
  if (told) return press(page, page.getByRole('dialog').locator('.ways .main')).then(() => true);
  const count = await shown(page);
  if (ways > 0) await press(page, choices(page).nth(roll(ways)));
  else {
    if (tiles.length > 1) await press(page, page.locator(`.tray [data-item="${tiles[roll(tiles.length)]}"]`));
    const now = tiles.length > 1 ? (await look(page, say)).hexes : hexes;
    const there = now[roll(now.length)]!;
    await before?.(there);
    await lay(page, there, press);
  }
  await goesOn(page, count);
  return true;
}
