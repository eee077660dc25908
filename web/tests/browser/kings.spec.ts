// Seat of Kings on its board: whole games with two, three and four seats, by mouse, by finger and by keys, at a shared screen,
// and every kind of decision.
import type { Page } from '@playwright/test';
import type { Facts } from '../../src/games/seat-of-kings/facts';
import { moveOf } from '../../src/games/seat-of-kings/moves';
import { en as board } from '../../src/games/seat-of-kings/words/en';
import { drop, en, expect, kept, playOnByHand, test } from './house';
import { act, asked, called, choices, dice, endTurn, finger, hand, keys, make, mouse, result, type Hands } from './kings';
import type { Native, Played } from './native';
import { randomGame } from './plain';

const game = 'seat-of-kings';
const briefly = (page: Page) => page.addInitScript(() => localStorage.setItem('ardri.ceremonies', '"briefly"'));

/** From the set-up on; the first seats are people’s, the others computer players’. */
async function begin(page: Page, players: number, people = 1) {
  await briefly(page);
  await page.goto('/games/seat-of-kings');
  await page.locator('.counts label').filter({ hasText: String(players) }).click();
  const seats = page.locator('.seats select');
  await expect(seats).toHaveCount(players);
  for (const [i, seat] of (await seats.all()).entries()) await seat.selectOption(i < people ? 'person' : 'heuristic');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await expect(page).toHaveURL('/table');
}

const games: { players: number; by: string; press: Hands; screen?: { width: number; height: number } }[] = [
  { players: 2, by: 'mouse', press: mouse },
  { players: 3, by: 'finger on a phone', press: finger, screen: { width: 360, height: 640 } },
  { players: 4, by: 'keys alone', press: keys },
];

for (const { players, by, press, screen } of games)
  test.describe(() => {
    if (screen) test.use({ viewport: screen, hasTouch: true });
    test(`a whole game for ${players} against computer players, by ${by}`, async ({ page, native }) => {
      test.setTimeout(240_000);
      await begin(page, players);
      const roll = dice(players);
      for (let acts = 0; await act(page, roll, press); ++acts) expect(acts).toBeLessThan(600);
      const { moves, options } = await kept(page);
      expect((await native.ask('legal', { game, options, moves })).over).toBe(true);
    });
  });

/** A game up to some step, on the table of people who share the screen. */
async function layOut(page: Page, native: Native, { options, moves }: Played, count: number) {
  await briefly(page);
  const { record } = await native.ask('write', { game, options, moves: moves.slice(0, count) });
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  await playOnByHand(page);
  await expect(page).toHaveURL('/table');
}

const factsAt = async (native: Native, { options, moves }: Played, count: number) =>
  (await native.ask('show', { game, options, moves: moves.slice(0, count), as: 'all' })).position as unknown as Facts;

/** Makes the steps of a game from one on, until what was made counts and another turn or draw begins. */
async function makeTurn(page: Page, native: Native, played: Played, from: number): Promise<number> {
  await called(page).or(choices(page)).or(hand(page)).or(page.locator('[role=gridcell].legal')).first().waitFor();
  if (await called(page).count()) await called(page).click();
  for (let at = from; ; ++at) {
    const { region } = await factsAt(native, played, at);
    await make(page, played.moves[at]!.slice(2), region);
    const { phase } = await factsAt(native, played, at + 1);
    const goesOn = ['promotion', 'forts'].includes(phase) && played.moves[at + 1]?.[0] === played.moves[at]![0];
    if (goesOn) continue;
    await endTurn(page);
    await expect.poll(async () => (await kept(page)).moves.length, `${played.moves[at]} counts`).toBeGreaterThan(at);
    return at + 1;
  }
}

test('a game is played to its end by people at one screen', async ({ page, native }) => {
  test.setTimeout(120_000);
  const whole = await randomGame(native, game, 3);
  const lastDraw = whole.moves.findLastIndex((step) => step.startsWith('*'));
  let at = Math.max(lastDraw + 1, whole.moves.findLastIndex((step, i) => i < whole.moves.length - 6 && / (Con|Uls|Lei|Mun) /.test(step)));
  await layOut(page, native, whole, at);
  while (at < whole.moves.length) at = await makeTurn(page, native, whole, at);
  await expect(result(page)).toContainText(board.verdict(['Blue', 'Red', 'White'][Number(whole.moves.at(-1)![0])]!));
  expect((await kept(page)).moves).toEqual(whole.moves);
});

test('every kind of decision is made through the page', async ({ page, native }) => {
  test.setTimeout(240_000);
  const wanted = new Map<string, [Played, number]>();
  for (let seed = 1; seed <= 6; ++seed) {
    const played = await native.game(game, seed, { players: 2 + (seed % 3) }, 700);
    for (const [at, step] of played.moves.entries()) {
      const move = moveOf(step.slice(2), 'Con');
      if (!step.startsWith('*') && !wanted.has(kindOf(move.kind, step))) wanted.set(kindOf(move.kind, step), [played, at]);
    }
  }
  expect([...wanted.keys()].sort()).toEqual(kinds.toSorted());
  for (const [kind, [played, at]] of wanted)
    await test.step(kind, async () => {
      // A promotion belongs to the turn that it is made in: that one is laid out from its beginning.
      let begun = at;
      while (['promotion', 'forts'].includes((await factsAt(native, played, begun)).phase) && !played.moves[begun - 1]!.startsWith('*')) --begun;
      await layOut(page, native, played, begun);
      expect(await makeTurn(page, native, played, begun)).toBeGreaterThan(at);
      expect((await kept(page)).moves.slice(0, at + 1)).toEqual(played.moves.slice(0, at + 1));
    });
});

const kindOf = (kind: string, step: string) => (kind === 'word' ? step.slice(2) : kind);
const kinds = ['keep', 'place', 'stone', 'discard', 'amnesty', 'promote', 'done', 'fort', 'buy', 'no', 'treason', 'skip', 'garrison', 'garrison -', 'ransom', 'start', 'region'];

test('while another’s hand is covered, nothing of it is in the document or its accessibility tree', async ({ page }) => {
  await begin(page, 3, 3);
  const cards = page.locator('[data-item]');
  const unseen = async () => {
    await called(page).waitFor();
    await expect(cards).toHaveCount(0);
    expect(await page.locator('main').innerHTML()).not.toMatch(/keep \d|card \d/);
    expect(await page.locator('main').ariaSnapshot()).not.toMatch(/Card \d/);
  };
  await unseen();
  for (let turns = 0; turns < 3; ++turns) {
    const who = await called(page).textContent();
    await called(page).click();
    await asked(page);
    const own = await page.locator('main').ariaSnapshot();
    expect(own.match(/Card \d+/g)!.length, `${who}: their own six cards and no others`).toBe(6);
    if (turns === 1) {
      await page.getByRole('button', { name: en.table.cover }).click();
      await unseen();
      await called(page).click();
      await asked(page);
    }
    await cards.nth(0).click();
    await cards.nth(2).click();
    await cards.nth(4).click();
    await choices(page).filter({ hasText: board.choices.keep }).click();
    await unseen();
  }
});

test('a step of a turn is taken back, and what was touched gives way to what goes with the next touch', async ({ page, native }) => {
  const whole = await randomGame(native, game, 3);
  const at = whole.moves.findIndex((step) => step.slice(2).startsWith('^'));
  await layOut(page, native, whole, at - 1);
  if (await called(page).count()) await called(page).click();
  await asked(page);
  const before = await page.locator('.island').ariaSnapshot();
  await make(page, whole.moves[at - 1]!.slice(2), null);
  await expect(page.locator('[role=gridcell].legal').first()).toBeVisible();
  expect(await page.locator('.island').ariaSnapshot()).not.toBe(before);
  expect((await kept(page)).moves.length, 'nothing of it counts yet').toBe(at - 1);
  await page.locator('.stepback').click();
  await expect(hand(page).first()).toBeVisible();
  expect(await page.locator('.island').ariaSnapshot()).toBe(before);
});

test('a card is dragged to a field, and one that is dropped beside the island stays in the hand', async ({ page }) => {
  await begin(page, 2);
  await asked(page);
  for (const i of [0, 1, 2]) await page.locator('[data-item]').nth(i).click();
  await choices(page).filter({ hasText: board.choices.keep }).click();
  await expect(page.locator('[data-item]')).toHaveCount(3, { timeout: 30_000 });
  await asked(page);
  const first = hand(page).first();
  await first.click();
  const field = page.locator('[role=gridcell].legal').first();
  const target = await field.getAttribute('data-place');
  await first.click(); // put back
  await first.dragTo(page.locator('.state'), { force: true });
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await first.dragTo(page.locator(`[role=gridcell][data-place="${target}"]`));
  await expect(page.locator('.stepback')).toBeVisible();
  await expect(hand(page).first()).not.toHaveAttribute('aria-pressed', 'false');
});
