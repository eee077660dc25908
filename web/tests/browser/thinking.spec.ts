// Computer players show what they think, and help whoever asks for it.
import type { Page } from '@playwright/test';
import type { RuleSet } from '../../src/engine/protocol';
import type { Facts } from '../../src/games/tara/facts';
import type { Position } from '../../src/games/face';
import { advise } from '../../src/games/tara/telling';
import { effects } from '../../src/games/tara/why/effects';
import { en as why } from '../../src/games/tara/why/en';
import { chancesOf } from '../../src/play/chances';
import { en } from './words';
import { ruleSetIds } from './covers';
import { arrive, expect, expectChoices, hill, kept, lay, look, moveOf, ruleSetOf, seatOf, test } from './house';
import type { Native, Played } from './native';

const hintButton = (page: Page) => page.getByRole('button', { name: en.hint.ask, exact: true });
const hintText = (page: Page) => page.locator('.hint');
const pointedAt = (page: Page) =>
  page.locator('.grid [data-hill]').evaluateAll((all, word) =>
    all.filter((one) => one.ariaLabel!.split(', ').includes(word)).map((one) => (one as HTMLElement).dataset.hill!).sort(), en.tara.proposed);

/** What the page must advise, told by the native engine: the same player with the same nodes. */
async function advice(native: Native, played: Played) {
  const { position, actors } = await native.ask('show', played);
  const found = await native.ask('best', { ...played, bot: 'level-6', budget_nodes: 100_000 });
  const seat = seatOf(found.move);
  const name = (await ruleSetOf(native, played.game)).seats[seat]!.en;
  const facts = { facts: position, actors } as unknown as Position<Facts>;
  const text = `${advise(en.tara, facts, moveOf(found.move))} ${chancesOf(en, name, found.value[seat]!)}`;
  return { move: moveOf(found.move), text };
}

for (const game of ruleSetIds)
  test(`a hint in ${game}`, async ({ page, native }) => {
    const whole = await native.game(game, 14);
    for (const part of [0.3, 0.85]) {
      const played = { ...whole, moves: whole.moves.slice(0, Math.round(whole.moves.length * part)) };
      const { move, text } = await advice(native, played);
      await lay(page, played);
      await expect(hintButton(page)).toHaveAttribute('aria-pressed', 'false');
      await hintButton(page).click();
      await expect(hintText(page)).toHaveText(text);
      await expect(hintButton(page)).toHaveAttribute('aria-pressed', 'true');
      expect(await pointedAt(page)).toEqual([...new Set(move.match(/[A-G][1-7]/g) ?? [])].sort());
      await expect(page.locator('.proposal')).toHaveCount(/[A-G]/.test(move) ? 1 : 0);
    }
  });

test('a hint says what the move does, and what is to follow', async ({ page, native }) => {
  const whole = await native.game('sacred-hill-1', 14);
  for (const count of [18, 24, 30]) {
    const played = { ...whole, moves: whole.moves.slice(0, count) };
    const { line } = await native.ask('best', { ...played, bot: 'level-6', budget_nodes: 100_000 });
    const seen = async (moves: string[]) => ({ facts: (await native.ask('show', { ...played, moves })).position }) as Position<Facts>;
    const [before, after] = [await seen(played.moves), await seen([...played.moves, line[0]!])];
    const reasons = effects(why, en.tara, { ruleSet: {} as RuleSet, step: line[0]!, before, after, events: [] });
    await lay(page, played);
    await hintButton(page).click();
    const said = page.getByRole('note', { name: en.why.why });
    for (const reason of reasons) await expect(said).toContainText(reason);
    await expect(said.locator('.then')).toContainText(en.why.then);
    for (const step of line.slice(1, 4)) await expect(said.locator('.then')).toContainText(step.slice(2, 4));
    for (const reason of reasons) await expect(page.locator('[role=status][aria-live=polite]')).toContainText(reason);
  }
});

test('a hint to call “out” points at its button', async ({ page, native }) => {
  const whole = await native.game('four-treasures', 22);
  const before = whole.moves.findIndex((step) => step.endsWith('out'));
  await lay(page, { ...whole, moves: whole.moves.slice(0, before) });
  await hintButton(page).click();
  await expect(hintText(page)).toContainText(en.tara.advice.out('', ''));
  await expect(page.locator('.ways .proposed')).toHaveText(en.tara.call.out);
});

test('a hint comes and goes by key, and is said aloud', async ({ page, native }) => {
  const played = { game: 'sacred-hill-1', options: { start: 0 }, moves: ['0 D4', '1 D5'] };
  const { text } = await advice(native, played);
  await lay(page, played);
  await hill(page, 'D4').focus();
  await page.keyboard.press('h');
  await expect(hintText(page)).toHaveText(text);
  await expect(page.locator('[role=status][aria-live=polite]')).toContainText(text);
  await expect(hill(page, 'D4')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(hintText(page)).toHaveCount(0);
  await expect(page.locator('.proposal')).toHaveCount(0);
  await page.keyboard.press('H');
  await expect(hintText(page)).toHaveText(text);
  await page.keyboard.press('h');
  await expect(hintText(page)).toHaveCount(0);
  // The letter belongs to the board: elsewhere it is typed as any other.
  await page.getByRole('button', { name: en.table.save }).focus();
  await page.keyboard.press('h');
  await expect(page.locator('.asked')).not.toContainText(en.hint.asking);
});

test('a hint is for one move', async ({ page, native }) => {
  const played = { game: 'four-treasures', options: { start: 0 }, moves: ['0 D4', '1 D5'] };
  const { move, text } = await advice(native, played);
  await lay(page, played);
  await hintButton(page).click();
  await expect(hintText(page)).toHaveText(text);
  // Who looks back sees none, and finds it again.
  await page.locator('[data-number="1"]').click();
  await arrive(page, 1);
  await expect(hintText(page)).toHaveCount(0);
  await expect(hintButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: en.table.live }).click();
  await expect(hintText(page)).toHaveText(text);
  await hill(page, move).click();
  await arrive(page, 3);
  await expect(hintText(page)).toHaveCount(0);
  await hintButton(page).click();
  await expect(hintText(page)).toBeVisible();
  await page.getByRole('button', { name: en.table.takeBack }).click();
  await arrive(page, 2);
  await expect(hintText(page)).toHaveCount(0);
  // Asked and left before it was found: nothing goes wrong.
  await hintButton(page).click();
  await page.getByRole('link', { name: en.menu.rules, exact: true }).first().click();
  await expect(page).toHaveURL(/\/rules/);
  await page.getByRole('link', { name: en.menu.table, exact: true }).click();
  await arrive(page, 2);
  await expect(hintText(page)).toHaveCount(0);
  await hintButton(page).click();
  await expect(hintText(page)).toHaveText(text);
});

test('what the computer thought can be read', async ({ page, native }) => {
  const moves = ['0 D4', '1 B3', '0 C2'];
  const found = await native.ask('best', { game: 'sacred-hill-1', options: { start: 0 }, moves, bot: 'level-4', seed: 1 });
  await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: moves.slice(0, 2) }, { players: ['person', 'level-4'] });
  const thoughts = page.locator('details', { hasText: en.thoughts.title });
  await thoughts.locator('summary').click();
  await expect(thoughts).toContainText(en.thoughts.none);
  await hill(page, 'C2').click();
  await arrive(page, 4);
  expect((await look(page)).moves.at(-1)).toBe(moveOf(found.move));
  await expect(thoughts).toContainText(en.thoughts.ahead(found.depth, found.visits));
  await expect(thoughts).toContainText(chancesOf(en, 'Blue', found.value[1]!));
  await expect(thoughts.locator('.step')).toHaveText(found.line.slice(0, 6).map(moveOf));
});

test('people alone are shown no thoughts', async ({ page }) => {
  await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: [] });
  await expect(page.locator('details', { hasText: en.thoughts.title })).toHaveCount(0);
});

// The time a thought takes is the test's own: the page sees an engine that never answers `best`.
test('a bar shows that the computer thinks', async ({ page }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown, ...rest: never[]) {
      if (!String(message).includes('"do":"best"')) post.call(this, message, ...rest);
    };
  });
  for (const [player, known] of [['level-6', true], ['level-3', false]] as const) {
    await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: ['0 D4'] }, { players: ['person', player] });
    await expect(page.locator('.state strong')).toHaveText(en.table.thinking('Blue'));
    await expect(page.locator('.state .bar .bar')).toBeVisible();
    await expect(page.locator('.state .bar .open')).toHaveCount(known ? 0 : 1);
    await expect(hintButton(page)).toHaveCount(0);
  }
  // Even then the move can be taken back, and the bar goes.
  await page.getByRole('button', { name: en.table.takeBack }).click();
  await arrive(page, 0);
  await expect(page.locator('.state .bar')).toHaveCount(0);
});

test('every seat of a doubles table can be taken by a person or any level', async ({ page }) => {
  await page.goto('/games/four-treasures?rules=four-treasures-doubles');
  const players = ['level-1', 'person', 'level-3', 'random'];
  for (const [seat, name] of ['Red south', 'Blue west', 'Red north', 'Blue east'].entries()) {
    const box = page.getByRole('combobox', { name, exact: true });
    await expectChoices(box, ['person', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'random']);
    await box.selectOption(players[seat]!);
  }
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await arrive(page, 1);
  await expect(page.locator('.state strong')).toHaveText(en.table.yourTurn('Blue west'));
  expect((await kept(page)).players).toEqual(players);
  await page.locator('.grid button.legal').first().click();
  await arrive(page, 5);
  await expect(page.locator('.state strong')).toHaveText(en.table.yourTurn('Blue west'));
});
