// Hands for the table of Tumult Royal: tiles are lifted, kept and put back, fields touched and paid for, as a person does, by mouse,
// finger or keys.
import type { Locator, Page } from '@playwright/test';
import { called, choices, drawn, keys, mouse, patience, type Dice, type Hands } from './hands';
import { en, expect, type Words } from './house';

/** Nothing opens by itself, no lesson is offered, and raids are in turns, unless they are to be live. */
export async function begin(page: Page, { players, people = 1, live = false, lifts = 8, gambler = false, say = en }: { players: number; people?: number; live?: boolean; lifts?: number; gambler?: boolean; say?: Words }) {
  await page.addInitScript(() => {
    localStorage.setItem('ardri.ceremonies', '"briefly"');
    localStorage.setItem('ardri.offered', JSON.stringify({ lessons: [], enough: true }));
  });
  await page.goto('/games/tumult-royal');
  await page.locator('.counts label').filter({ hasText: String(players) }).click();
  const seats = page.locator('.seats select');
  await expect(seats).toHaveCount(players);
  for (const [i, seat] of (await seats.all()).entries()) await seat.selectOption(i < people ? 'person' : 'level-2');
  await page.locator('summary', { hasText: say.setup.more }).click();
  const real = page.getByRole('checkbox', { name: /in real time|Echtzeit/ });
  if (people === 1) await real.setChecked(live);
  if (gambler) await page.getByRole('checkbox', { name: /gamblers/ }).check();
  if (!live) await page.getByRole('spinbutton').fill(String(lifts));
  await page.getByRole('button', { name: say.setup.start, exact: true }).click();
  await expect(page).toHaveURL('/table');
}

export const tiles = (page: Page) => page.locator('[data-slot].legal');
export const fields = (page: Page) => page.locator('[role=gridcell][data-field].legal');
/** What lies in the viewer's hand is kept or put back. */
export const decide = (page: Page, way: 'keep' | 'back') => page.locator(`button.way.${way}`);

/** What the house calls what has to be recognised. */
export const namesIn = (say: Words) => ({ result: say.table.result });

/** What may be done, or that nothing more is; null: somebody else is to act. */
const lookAround = ({ result }: ReturnType<typeof namesIn>) => {
  const all = (query: string) => [...document.querySelectorAll<HTMLElement>(query)];
  const seen = {
    over: document.querySelector(`section[aria-label="${result}"]`) !== null,
    called: document.querySelector('.cover .main') !== null,
    told: document.querySelector('[role=dialog]') !== null,
    waits: document.querySelector('.gate .main') !== null,
    holds: document.querySelector('button.way.keep') !== null,
    tiles: all('[data-slot].legal').map((tile) => tile.dataset.slot!),
    done: document.querySelector('.ways button.done') !== null,
    fields: all('[role=gridcell][data-field].legal').map((field) => field.dataset.field!),
    chosen: document.querySelector('.prompt .stepback') !== null,
    ways: all('.prompt .ways > button:not(.stepback)').length,
  };
  const something = seen.over || seen.called || seen.told || seen.waits || seen.holds || seen.done;
  return something || seen.tiles.length + seen.fields.length + seen.ways > 0 ? seen : null;
};
type Seen = NonNullable<ReturnType<typeof lookAround>>;

/** One of the things that may be done: of what was lifted more is kept than not, and what can be paid for is built. */
function somethingOf(page: Page, seen: Seen, roll: Dice, press: Hands): Locator {
  const one = (all: string[]) => all[roll(all.length)]!;
  if (seen.called) return called(page);
  if (seen.told) return page.getByRole('dialog').locator('.ways .main');
  if (seen.waits) return page.locator('.gate .main');
  if (seen.holds) return decide(page, roll(3) > 0 ? 'keep' : 'back');
  if (seen.tiles.length > 0 && !(seen.done && roll(5) === 0)) return press === keys ? page.locator('[data-slot][tabindex="0"]') : page.locator(`[data-slot="${one(seen.tiles)}"]`);
  if (seen.tiles.length > 0 || (seen.done && seen.ways === 0)) return page.locator('.ways button.done');
  if (seen.chosen && seen.ways > 0) return choices(page).nth(roll(seen.ways));
  if (seen.fields.length > 0) return page.locator(`[role=gridcell][data-field="${one(seen.fields)}"]`);
  return choices(page).nth(roll(seen.ways));
}

const inEnglish = namesIn(en);

/** Does one thing that may be done, whatever it is. False: the game is over. */
export async function act(page: Page, roll: Dice, press: Hands = mouse, say = inEnglish): Promise<boolean> {
  await drawn(page);
  const look = async () => (await page.waitForFunction(lookAround, say, { timeout: 30_000 })).jsonValue();
  const seen = (await look())!;
  if (seen.over) return false;
  const what = somethingOf(page, seen, roll, press);
  try {
    await what.waitFor({ timeout: patience });
    await press(page, what);
  } catch (fault) {
    // Nobody can press what is gone; but then there is something else.
    if (JSON.stringify(await look()) === JSON.stringify(seen)) throw fault;
  }
  return true;
}
