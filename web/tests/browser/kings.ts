// Hands for the board of Seat of Kings: cards, fields, pieces and choices are touched as a person does, by mouse, finger or keys.
import type { Locator, Page } from '@playwright/test';
import { moveOf, type Move } from '../../src/games/seat-of-kings/moves';
import { en as board } from '../../src/games/seat-of-kings/words/en';
import { called, choices, drawn, mouse, patience, shown, type Dice, type Hands } from './hands';
import { en, expect, type Words } from './house';

const card = (page: Page, id: string) => page.locator(`.tray [data-item="${id}"]`);
const place = (page: Page, at: string) => page.locator(`[role=gridcell][data-place="${at}"]`);
/** By its whole name; what it would do stands after it. */
const choice = (page: Page, name: string | RegExp) =>
  (typeof name === 'string' ? choices(page).and(page.locator(`xpath=//button[normalize-space(text())="${name}"]`)) : choices(page).filter({ hasText: name })).first();
/** A region that is not the large one of a phone is chosen first. */
async function bring(page: Page, region: string, press: Hands) {
  const tab = page.locator('.island .tabs button').filter({ hasText: board.regions[region]! });
  if (await tab.isVisible() && (await tab.getAttribute('aria-pressed')) === 'false') await press(page, tab);
}

export const seats = ['Blue', 'Red', 'White', 'Yellow'];
const { choices: names } = board;
/** What the ways on are called, by the words of moves; the amount is left open. */
const ways: Record<string, RegExp | string> = {
  discard: /^Discard/, amnesty: /^Amnesty/, buy: /^Buy/, no: names.no, done: names.done, skip: names.skip, 'garrison -': names.noGarrison,
};
function nameOfWay(what: string): RegExp | string {
  const [verb, object] = what.split(' ') as [string, string?];
  if (verb === 'start') return seats[Number(object)]!;
  if (verb === 'ransom') return names.ransom[object!]!;
  return ways[what] ?? board.regions[what]!;
}

async function touch(page: Page, what: string, press: Hands) {
  const [region, field] = what.split(' ') as [string, string?];
  if (region === 'card') return press(page, card(page, what));
  if (!field || !(region in board.regions)) {
    const plate = page.locator(`button[data-region="${region}"]`);
    return press(page, (await plate.isVisible()) ? plate : choice(page, nameOfWay(what)));
  }
  await bring(page, region, press);
  const [at, depth] = what.split('.') as [string, string?];
  await expect(place(page, at)).toHaveClass(/legal/);
  const asked = await page.locator('.prompt .asked').textContent();
  await press(page, place(page, at));
  if (depth === undefined) return;
  // Of several pieces one is touched where they are shown one by one.
  const piece = page.locator(`button[data-piece="${what}"]`);
  await expect.poll(async () => (await piece.isVisible()) || (await page.locator('.prompt .asked').textContent()) !== asked).toBe(true);
  if (await piece.isVisible()) await press(page, piece);
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
  for (const what of move.touches) {
    await touch(page, what, press);
    await drawn(page);
  }
  if (!['keep', 'place'].includes(move.kind)) return;
  for (const name of meantAs(move)) if (await choice(page, name).count()) return press(page, choice(page, name));
}

/** The cards in the hand that may be played. */
export const hand = (page: Page) => page.locator('.tray [data-item][aria-disabled=false]');
/** Until the person at this screen may do something with a card. */
export const asked = (page: Page) => expect(hand(page).first()).toBeVisible({ timeout: 30_000 });
export const cardsOf = (page: Page): Promise<number[]> => hand(page).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.item!.split(' ')[1])));

/** Until a step of a turn was tried or counts; `told` and `count` are what was told and shown before. */
export const tried = (page: Page, told: string, count: number) =>
  expect.poll(async () => (await shown(page)) > count || (await toldOf(page)) !== told).toBe(true);
/** What the last step of the turn that is being made did. */
export const toldOf = async (page: Page) => (await page.locator('.story').allTextContents()).join();

/** Ends a turn, if it has not ended by itself: until more steps are shown. */
export async function endTurn(page: Page, count: number, press: Hands = mouse) {
  const end = choice(page, en.table.endTurn);
  await expect.poll(async () => (await shown(page)) > count || (await end.isVisible())).toBe(true);
  if (await end.isVisible()) await press(page, end);
  await expect.poll(() => shown(page)).toBeGreaterThan(count);
}

/** Whoever is called to the covered screen takes it; until something is asked there. */
export async function take(page: Page) {
  const asks = hand(page).or(choices(page)).or(page.locator('[role=gridcell].legal, button[data-region]')).filter({ visible: true }).first();
  await called(page).or(asks).first().waitFor({ timeout: 30_000 });
  if (await called(page).count()) await called(page).click();
  await asks.waitFor();
}

/** How the page calls what has to be recognised. */
export const namesIn = (say: Words, { choices: { keep } }: typeof board) => ({ result: say.table.result, end: say.table.endTurn, keep });
const inEnglish = namesIn(en, board);

/** What may be done, or that nothing more is; null: somebody else is to act. */
const lookAround = ({ result, end, keep }: typeof inEnglish) => {
  const all = (query: string) => [...document.querySelectorAll<HTMLElement>(query)];
  const over = document.querySelector(`section[aria-label="${result}"]`) !== null;
  const ways = all('.prompt .ways > button:not(.stepback)').map((way) => way.firstChild!.textContent!.trim());
  const cards = all('.tray [data-item][aria-disabled=false]');
  const seen = {
    over,
    called: document.querySelector('.cover .main') !== null,
    /** The end of a round is told. */
    told: document.querySelector('[role=dialog]') !== null,
    ways,
    first: ways.findIndex((way) => way === end || way === keep),
    chosen: cards.some((card) => card.ariaPressed === 'true'),
    cards: cards.filter((card) => card.ariaPressed === 'false').map((card) => card.dataset.item!),
    fields: all('[role=gridcell].legal').map((field) => field.dataset.place!),
    pieces: all('.fan button[data-piece]:not(.chosen)').map((piece) => piece.dataset.piece!),
  };
  return over || seen.called || seen.told || ways.length + cards.length + seen.fields.length > 0 ? seen : null;
};
type Seen = NonNullable<ReturnType<typeof lookAround>>;

/** One of the things that may be done: what is ready first, then cards, pieces, fields and whatever else is offered. */
function somethingOf(page: Page, { called: waits, told, ways, first, chosen, cards, fields, pieces }: Seen, roll: Dice): Locator {
  const one = (all: string[]) => all[roll(all.length)]!;
  if (waits) return called(page);
  if (told) return page.getByRole('dialog').locator('.ways .main');
  if (first >= 0) return choices(page).nth(first);
  if (cards.length > 0 && (!chosen || ways.length + fields.length === 0)) return card(page, one(cards));
  if (pieces.length > 0) return page.locator(`button[data-piece="${one(pieces)}"]`);
  if (fields.length > 0 && (ways.length === 0 || roll(4) > 0)) return place(page, one(fields));
  return choices(page).nth(roll(ways.length));
}

/** Does one thing that may be done, whatever it is. False: the game is over. */
export async function act(page: Page, roll: Dice, press: Hands = mouse, say = inEnglish): Promise<boolean> {
  await drawn(page);
  const look = async () => (await page.waitForFunction(lookAround, say, { timeout: 30_000 })).jsonValue();
  const seen = (await look())!;
  if (seen.over) return false;
  const what = somethingOf(page, seen, roll);
  try {
    const at = await what.getAttribute('data-place', { timeout: patience });
    if (at) await bring(page, at.split(' ')[0]!, press);
    await press(page, what);
  } catch (fault) {
    // Nobody can press what is gone; but then there is something else.
    if (JSON.stringify(await look()) === JSON.stringify(seen)) throw fault;
  }
  return true;
}
