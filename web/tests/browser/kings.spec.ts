// Seat of Kings on its board: whole games with two, three and four seats, by mouse, by finger and by keys, at a shared screen,
// and every kind of decision.
import type { Page } from '@playwright/test';
import { en as board } from '../../src/games/seat-of-kings/words/en';
import { decisions, factsAt, kinds } from './decisions';
import { called, choices, dice, finger, keys, mouse, result, shown, type Hands } from './hands';
import { drop, en, expect, kept, playOnByHand, test } from './house';
import { act, asked, endTurn, hand, make, seats, take, toldOf, tried } from './kings';
import type { Native, Played } from './native';
import { randomGame } from './plain';

const game = 'seat-of-kings';
/** Nothing opens by itself, and no lesson is offered. */
const briefly = (page: Page) => page.addInitScript(() => {
  localStorage.setItem('ardri.ceremonies', '"briefly"');
  localStorage.setItem('ardri.offered', JSON.stringify({ lessons: [], enough: true }));
});

/** From the set-up on; the first seats are people’s, the others computer players’. */
async function begin(page: Page, players: number, people = 1) {
  await briefly(page);
  await page.goto('/games/seat-of-kings');
  await page.locator('.counts label').filter({ hasText: String(players) }).click();
  const seats = page.locator('.seats select');
  await expect(seats).toHaveCount(players);
  for (const [i, seat] of (await seats.all()).entries()) await seat.selectOption(i < people ? 'person' : 'level-3');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await expect(page).toHaveURL('/table');
}

const games: { players: number; by: string; press: Hands; screen?: { width: number; height: number } }[] = [
  { players: 4, by: 'mouse', press: mouse },
  { players: 3, by: 'finger on a phone', press: finger, screen: { width: 360, height: 640 } },
  { players: 2, by: 'keys alone', press: keys },
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

const drafted = ['turn', 'forts', 'promotion', 'treason'];

/** Makes the steps of a game from one on that are sent together; how many have been made then. */
async function makeTurn(page: Page, native: Native, played: Played, from: number): Promise<number> {
  await expect.poll(() => shown(page)).toBe(from);
  await take(page);
  const drafts = drafted.includes((await factsAt(native, played, from)).phase);
  for (let at = from; ; ++at) {
    const { region } = await factsAt(native, played, at);
    const told = await toldOf(page);
    await make(page, played.moves[at]!.slice(2), region);
    if (drafts && played.moves[at + 1]?.[0] === played.moves[at]![0]) {
      await tried(page, told, from);
      if ((await shown(page)) === from) continue;
    }
    await endTurn(page, from);
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
  await expect(result(page)).toContainText(board.verdict(seats[Number(whole.moves.at(-1)![0])]!));
  expect((await kept(page)).moves).toEqual(whole.moves);
  // Everything is kept, and open now.
  await page.reload();
  await expect(result(page)).toBeVisible();
  expect(await shown(page)).toBe(whole.moves.length);
});

test('a game with computer players goes on after loading the page anew', async ({ page }) => {
  await begin(page, 3);
  const roll = dice(1);
  const played = async () => (await kept(page)).moves.filter((step) => step.startsWith('0')).length;
  while ((await played()) < 2) await act(page, roll);
  await take(page);
  const before = await shown(page);
  await page.reload();
  await take(page);
  expect(await shown(page)).toBeGreaterThanOrEqual(before);
  await page.goto('/');
  await page.locator('[href^="/table/"]').first().click();
  await take(page);
  expect(await shown(page)).toBeGreaterThanOrEqual(before);
  expect(await played()).toBe(2);
});

test('every kind of decision is made through the page', async ({ page, native }) => {
  test.setTimeout(240_000);
  const found = await decisions(native);
  expect([...found.keys()].sort()).toEqual(kinds.toSorted());
  for (const [kind, { played, at }] of found)
    await test.step(`${kind}: ${played.moves[at]}`, async () => {
      // A promotion belongs to the turn that it is made in: that one is laid out from its beginning.
      let begun = at;
      while (['promotion', 'forts'].includes((await factsAt(native, played, begun)).phase) && !played.moves[begun - 1]!.startsWith('*')) --begun;
      await layOut(page, native, played, begun);
      const end = await makeTurn(page, native, played, begun);
      expect(end, kind).toBeGreaterThan(at);
      expect((await kept(page)).moves.slice(0, end), kind).toEqual(played.moves.slice(0, end));
    });
});

test('while another’s hand is covered, nothing of it is in the document or its accessibility tree', async ({ page }) => {
  await begin(page, 3, 3);
  const cards = page.locator('[data-item]');
  const unseen = async (who: string) => {
    await expect(called(page)).toHaveText(en.table.uncover(who));
    await expect(cards).toHaveCount(0);
    expect(await page.locator('main').innerHTML()).not.toMatch(/keep \d|card \d/);
    expect(await page.locator('main').ariaSnapshot()).not.toMatch(/Card \d/);
  };
  for (const who of seats.slice(0, 3)) {
    await unseen(who);
    await called(page).click();
    await asked(page);
    const own = await page.locator('main').ariaSnapshot();
    expect(own.match(/Card \d+/g)!.length, `${who}: their own six cards and no others`).toBe(6);
    if (who === 'Red') {
      await page.getByRole('button', { name: en.table.cover }).click();
      await unseen(who);
      await called(page).click();
      await asked(page);
    }
    // Chosen by tapping, or by dragging to the island.
    for (const i of [0, 2, 4]) await (who === 'White' ? cards.nth(i).dragTo(page.getByRole('group', { name: board.board })) : cards.nth(i).click());
    await choices(page).filter({ hasText: board.choices.keep }).click();
    // What was chosen lies face down: as many as there are, and nothing of what they are.
    await expect(page.locator('.sides li').filter({ hasText: who }).locator('.cards')).toHaveText(board.cardsHeld(3, 3));
    await expect(page.locator('.sides li').filter({ hasText: who }).locator('.cards i')).toHaveCount(6);
  }
  // All have chosen: the play begins, and whoever starts is called, if they are not those who chose last.
  await expect.poll(async () => (await called(page).count()) + (await hand(page).count())).not.toBe(6);
  await take(page);
  await expect(hand(page)).toHaveCount(3);
});

test('what was touched for a choice stays while others make theirs', async ({ page }) => {
  await begin(page, 4);
  await asked(page);
  const cards = page.locator('[data-item]');
  for (const i of [1, 4]) await cards.nth(i).click();
  for (const who of seats.slice(1)) await expect(page.locator('.sides li').filter({ hasText: who }).locator('.cards')).toHaveText(board.cardsHeld(3, 3));
  await expect(page.locator('[data-item][aria-pressed=true][aria-disabled=false]')).toHaveCount(2);
  await cards.nth(5).click();
  await choices(page).filter({ hasText: board.choices.keep }).click();
  await expect(cards).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the region in which something has just happened is the large one', async ({ page, native }) => {
    const whole = await randomGame(native, game, 3);
    const at = whole.moves.findIndex((step) => / (Uls|Lei) \+/.test(step));
    await layOut(page, native, whole, at + 1);
    await take(page);
    const [, region] = / (Uls|Lei) /.exec(whole.moves[at]!)!;
    await expect(page.locator('.tabs [aria-pressed=true]')).toContainText(board.regions[region!]!);
  });
});

test('a step of a turn is taken back, and what was touched gives way to what goes with the next touch', async ({ page, native }) => {
  const whole = await randomGame(native, game, 3);
  const at = whole.moves.findIndex((step) => step.slice(2).startsWith('^'));
  await layOut(page, native, whole, at - 1);
  await take(page);
  const island = page.getByRole('group', { name: board.board });
  const before = await island.ariaSnapshot();
  await make(page, whole.moves[at - 1]!.slice(2), null);
  await expect(page.locator('[role=gridcell].legal').first()).toBeVisible();
  expect(await island.ariaSnapshot()).not.toBe(before);
  expect((await kept(page)).moves.length, 'nothing of it counts yet').toBe(at - 1);
  await page.locator('.stepback').click();
  await expect(hand(page).first()).toBeVisible();
  expect(await island.ariaSnapshot()).toBe(before);
});

test('a card is dragged to a field, and one that is dropped beside the island stays in the hand', async ({ page }) => {
  await begin(page, 2);
  await asked(page);
  for (const i of [0, 1, 2]) await page.locator('[data-item]').nth(i).click();
  await choices(page).filter({ hasText: board.choices.keep }).click();
  await expect(page.locator('[data-item]')).toHaveCount(3, { timeout: 30_000 });
  await asked(page);
  const first = page.locator(`[data-item="${await hand(page).first().getAttribute('data-item')}"]`);
  const chosen = (yes: boolean) => expect(first).toHaveAttribute('aria-pressed', String(yes));
  await first.click();
  await chosen(true);
  const target = await page.locator('[role=gridcell].legal').first().getAttribute('data-place');
  await first.click(); // put back
  await chosen(false);
  // While it is dragged the board shows where it may be laid.
  const legal = page.locator('[role=gridcell].legal');
  await expect(legal).toHaveCount(0);
  await first.hover();
  await page.mouse.down();
  await page.getByRole('group', { name: en.table.state }).hover();
  await expect(legal.first()).toBeVisible();
  await page.mouse.up();
  await chosen(false);
  await expect(legal).toHaveCount(0);
  await first.dragTo(page.locator(`[role=gridcell][data-place="${target}"]`));
  // Another field is asked for, or how it is meant, or the piece lies there and the card is gone.
  await expect(page.locator('.stepback')).toBeVisible();
  await expect(page.locator('.tray').locator(first).and(page.locator('[aria-pressed=false]'))).toHaveCount(0);
});
