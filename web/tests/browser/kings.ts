// Hands for the board of Seat of Kings: cards, fields, pieces and choices are touched as a person does, by mouse, finger or keys.
import type { Locator, Page } from '@playwright/test';
import { moveOf, type Move } from '../../src/games/seat-of-kings/moves';
import { en as board } from '../../src/games/seat-of-kings/words/en';
import { en, expect } from './house';

/** How something is pressed. */
export type Hands = (page: Page, what: Locator) => Promise<void>;
export const mouse: Hands = async (_, what) => what.click();
export const finger: Hands = async (_, what) => what.tap();

/** With nothing but keys: Tab to where it lies, arrows within a grid or a row of cards, Enter. */
export const keys: Hands = async (page, what) => {
  const target = (await what.elementHandle())!;
  /** Which way it is from where the keyboard is: 'there', 'within' the same grid, or a key. */
  const way = () => target.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    if (from === element) return 'there';
    if (element.closest('[role=grid], [role=toolbar]')?.contains(from)) return 'within';
    return from !== document.body && from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
  });
  for (let tabs = 0; tabs < 150; ++tabs) {
    const key = await way();
    if (!key.endsWith('Tab')) break;
    await page.keyboard.press(key);
  }
  const there = async () => (await way()) === 'there';
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home']) if (!(await there())) await page.keyboard.press(key);
  for (let row = 0; row < 6 && !(await there()); ++row) {
    for (let right = 0; right < 6 && !(await there()); ++right) await page.keyboard.press('ArrowRight');
    if (!(await there())) for (const key of ['Home', 'ArrowUp', 'Home']) await page.keyboard.press(key);
  }
  expect(await there(), `${await target.evaluate((element) => element.ariaLabel ?? element.textContent)} is reached by keys`).toBe(true);
  await page.keyboard.press('Enter');
};

const card = (page: Page, id: string) => page.locator(`.tray [data-item="${id}"]`);
const place = (page: Page, at: string) => page.locator(`[role=gridcell][data-place="${at}"]`);
export const choices = (page: Page) => page.locator('.prompt .ways > button:not(.stepback)');
const choice = (page: Page, name: string | RegExp) => choices(page).filter({ hasText: name }).first();
export const result = (page: Page) => page.getByRole('region', { name: en.table.result });
export const called = (page: Page) => page.locator('.cover .main');
/** Something is asked of somebody at this screen. */
const asks = (page: Page) => page.locator('.tray [data-item][aria-disabled=false], [role=gridcell].legal').or(choices(page));

/** A region that is not the large one of a phone is chosen first. */
async function bring(page: Page, region: string, press: Hands) {
  const tab = page.locator('.island .tabs button').filter({ hasText: board.regions[region]! });
  if (await tab.isVisible() && (await tab.getAttribute('aria-pressed')) === 'false') await press(page, tab);
}

const { choices: names } = board;
/** What the ways on are called, by the words of moves; the amount is left open. */
const ways: Record<string, RegExp | string> = {
  discard: /^Discard/, amnesty: /^Amnesty/, buy: /^Buy/, no: names.no, done: names.done, skip: names.skip, 'garrison -': names.noGarrison,
};
const nameOfWay = (what: string): RegExp | string => ways[what] ?? names.ransom[what.replace('ransom ', '')] ?? board.regions[what] ?? what;

async function touch(page: Page, what: string, press: Hands) {
  const [region, field] = what.split(' ') as [string, string?];
  if (region === 'card') return press(page, card(page, what));
  if (!field || !(region in board.regions)) {
    const plate = page.locator(`button[data-region="${region}"]`);
    return press(page, (await plate.isVisible()) ? plate : choice(page, nameOfWay(what)));
  }
  await bring(page, region, press);
  const [at, depth] = what.split('.') as [string, string?];
  const piece = page.locator(`button[data-piece="${what}"]`);
  await expect(place(page, at)).toHaveClass(/legal/);
  await press(page, place(page, at));
  if (depth !== undefined && (await piece.count()) > 0) await press(page, piece);
}

/** The names under which it can be chosen how a move is meant. */
function meantAs({ kind, placings = [] }: Move): string[] {
  if (kind === 'keep') return [names.keep];
  const placed = placings.filter(({ placed }) => placed).map(({ field }) => field);
  const named = placings.filter(({ placed }) => !placed).map(({ field }) => field);
  if (placed.length === 0) return [names.named(named)];
  return named.length > 0 ? [names.some(placed[0]!, named[0]!)] : [names.all(placed), names.fort(placed[0]!)];
}

/** Makes a step of which the text is known; the region is where promotions and the like are made. */
export async function make(page: Page, text: string, region: string | null = 'Con', press: Hands = mouse) {
  const move = moveOf(text, region);
  for (const what of move.touches) await touch(page, what, press);
  if (!['keep', 'place'].includes(move.kind)) return;
  await page.waitForTimeout(50);
  for (const name of meantAs(move)) if (await choice(page, name).count()) return press(page, choice(page, name));
}

/** The cards in the hand that may be played. */
export const hand = (page: Page) => page.locator('.tray [data-item][aria-disabled=false]');
/** Until the person at this screen may do something with a card. */
export const asked = (page: Page) => expect(hand(page).first()).toBeVisible({ timeout: 30_000 });
export const cardsOf = (page: Page): Promise<number[]> => hand(page).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.item!.split(' ')[1])));

/** Ends a turn that is ready; one that has ended by itself is gone already. */
export async function endTurn(page: Page, press: Hands = mouse) {
  await page.waitForTimeout(150);
  const end = choice(page, en.table.endTurn);
  if (await end.count()) await press(page, end);
}

export type Dice = (below: number) => number;
/** The same numbers every time. */
export function dice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function any(all: Locator, roll: Dice): Promise<Locator | null> {
  const count = await all.count();
  return count > 0 ? all.nth(roll(count)) : null;
}

/** Does one thing that may be done, whatever it is. False: the game is over. */
export async function act(page: Page, roll: Dice, press: Hands = mouse): Promise<boolean> {
  await page.waitForTimeout(50); // what was touched last is on the screen
  await asks(page).or(result(page)).or(called(page)).filter({ visible: true }).first().waitFor({ timeout: 30_000 });
  if (await result(page).count()) return false;
  if (await called(page).count()) {
    await press(page, called(page));
    return true;
  }
  const end = choice(page, en.table.endTurn);
  if (await end.count()) {
    await press(page, end);
    return true;
  }
  const chosen = await page.locator('.tray [data-item][aria-pressed=true]').count();
  const waiting = page.locator('.tray [data-item][aria-disabled=false][aria-pressed=false]');
  const keep = choice(page, board.choices.keep);
  if (await keep.count()) return press(page, keep).then(() => true);
  if (chosen > 0 && (await page.locator('[role=gridcell].legal').count()) === 0 && (await choices(page).count()) === 0)
    return press(page, (await any(waiting, roll))!).then(() => true);
  if (chosen === 0 && (await waiting.count()) > 0) return press(page, (await any(waiting, roll))!).then(() => true);
  const fields = page.locator('[role=gridcell].legal');
  const open = await any(page.locator('.fan button[data-piece]:not(.chosen)'), roll);
  if (open) return press(page, open).then(() => true);
  const field = roll(4) > 0 ? await any(fields, roll) : null;
  const other = field ?? (await any(choices(page), roll)) ?? (await any(fields, roll));
  if (other === null) return true;
  const at = await other.getAttribute('data-place');
  if (at) await bring(page, at.split(' ')[0]!, press);
  await press(page, other);
  return true;
}
