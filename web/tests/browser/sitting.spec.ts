// What is on the table stays there; matches are played to their end; moves are taken back.
import type { Page } from '@playwright/test';
import { en, words } from './words';
import { coverCount } from './covers';
import { arrive, expect, hill, kept, lay, loadDice, look, moveOf, play, ruleSetOf, seatOf, sitDown, test, truth } from './house';

const pointsAre = (page: Page, points: number[]) => expect(page.locator('.sides .points')).toHaveText(points.map(en.table.points));

test('a game survives loading the page anew, and waits on the first page', async ({ page, native }) => {
  const played = await native.game('high-kings-1', 3, { start: 0 }, 9);
  const ruleSet = await ruleSetOf(native, 'high-kings-1');
  await sitDown(page, ruleSet);
  for (const [count, step] of played.moves.entries()) {
    const { legal } = await native.ask('legal', { ...played, moves: played.moves.slice(0, count) });
    await play(page, moveOf(step), legal[seatOf(step)]!);
    await arrive(page, count + 1);
  }
  await page.reload();
  await arrive(page, 9);
  expect(await look(page)).toEqual(await truth(native, played));
  await page.goto('/');
  const goOn = page.getByRole('link', { name: en.home.goOn });
  await expect(goOn).toContainText(ruleSet.name.en);
  await expect(goOn).toContainText(en.home.goOnMoves(9));
  await goOn.click();
  await arrive(page, 9);
  expect(await look(page)).toEqual(await truth(native, played));
});

test('what the browser kept is not trusted', async ({ page }) => {
  for (const text of ['{', '[]', '{"game":"high-kings-1","options":{},"players":["person","person"],"moves":["0 Z9"],"finished":[]}', '{"game":"chess","options":{},"players":[],"moves":[],"finished":[]}']) {
    await page.goto('/');
    await page.evaluate((text) => localStorage.setItem('ardri.table', text), text);
    await page.goto('/table');
    await expect(page.locator('main a[href="/"]')).toBeVisible();
    await page.goto('/');
    await expect(page.locator('.cover')).toHaveCount(coverCount);
  }
});

test('a match of two games: points are added up, and the start passes on', async ({ page, native }) => {
  const ruleSet = await ruleSetOf(native, 'four-treasures');
  const games = [await native.game('four-treasures', 22, { start: 0 }), await native.game('four-treasures', 12, { start: 1 })];
  const results: number[][] = [];
  await loadDice(page, 1);
  await sitDown(page, ruleSet, { match: true });
  for (const [number, played] of games.entries()) {
    await expect(page.locator('.match')).toContainText(en.table.game(number + 1, 2));
    await expect(page.locator('.state strong')).toHaveText(en.table.toMove(ruleSet.seats[number]!.en));
    if (number === 0) {
      // The beginning by hand, the rest as if it had been played before the page was closed.
      for (const [count, step] of played.moves.slice(0, 4).entries()) {
        await play(page, moveOf(step), [moveOf(step)]);
        await arrive(page, count + 1);
      }
    }
    const sitting = await kept(page);
    await page.evaluate((text) => localStorage.setItem('ardri.table', text), JSON.stringify({ ...sitting, moves: played.moves.slice(0, -2) }));
    await page.reload();
    for (const [i, step] of played.moves.slice(-2).entries()) {
      await arrive(page, played.moves.length - 2 + i);
      const { legal } = await native.ask('legal', { ...played, moves: played.moves.slice(0, played.moves.length - 2 + i) });
      await play(page, moveOf(step), legal[seatOf(step)]!);
    }
    await arrive(page, played.moves.length);
    const end = await native.ask('legal', played);
    if (!end.over) throw new Error('not over');
    results.push(end.scores);
    const standing = await native.ask('match', { game: 'four-treasures', options: { start: 0 }, results });
    await pointsAre(page, standing.points);
    expect(standing.over).toBe(number === 1);
    if (number === 0) {
      await expect(page.locator('.match')).toContainText(en.table.game(1, 2));
      await page.reload();
      await pointsAre(page, standing.points);
      await page.getByRole('button', { name: en.table.nextGame(2, 2) }).click();
      await arrive(page, 0);
    } else {
      const [leader] = standing.leaders;
      await expect(page.locator('.match')).toContainText(
        standing.leaders.length > 1 ? en.table.matchDrawn : en.table.matchWon(ruleSet.seats[leader!]!.en));
    }
  }
  // The record of a match has both games.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.table.save }).click(),
  ]);
  const notes = { players: ['person', 'person'] };
  const texts = await Promise.all(games.map((played) => native.ask('write', { ...played, notes })));
  expect((await (await download.createReadStream()).toArray()).join('')).toBe(texts.map(({ record }) => record).join(''));

  // A match that is over is followed by another.
  await page.getByRole('button', { name: en.table.again }).click();
  await arrive(page, 0);
  await expect(page.locator('.match')).toContainText(en.table.game(1, 2));
  await pointsAre(page, [0, 0]);
});

test('moves are taken back, against the computer too', async ({ page, native }) => {
  const seed = 4711;
  await loadDice(page, seed);
  await sitDown(page, await ruleSetOf(native, 'sacred-hill-1'), { computers: [1] });
  const moves: string[] = [];
  for (const name of ['D4', 'B3']) {
    const { legal } = await native.ask('legal', { game: 'sacred-hill-1', moves });
    const mine = legal[0]!.includes(name) ? name : legal[0]![0]!;
    await hill(page, mine).click();
    moves.push(`0 ${mine}`);
    moves.push((await native.ask('best', { game: 'sacred-hill-1', moves, bot: 'random', seed })).move);
    await arrive(page, moves.length);
    await expect(page.locator('.state strong')).toHaveText(en.table.yourTurn('Red'));
  }
  const takeBack = page.getByRole('button', { name: en.table.takeBack });
  await takeBack.click();
  await arrive(page, 2);
  const played = { game: 'sacred-hill-1', options: { start: 0 }, moves: moves.slice(0, 2) };
  expect(await look(page)).toEqual(await truth(native, played));
  // The same move is answered in the same way.
  await hill(page, moves[2]!.slice(2)).click();
  await arrive(page, 4);
  expect((await look(page)).moves).toEqual(moves.map(moveOf));
  await takeBack.click();
  await arrive(page, 2);
  await takeBack.click();
  await arrive(page, 0);
  await expect(takeBack).toBeDisabled();
  expect((await kept(page)).moves).toEqual([]);
});

// Whether the click comes before the computer's move or after it, it takes back both.
test('a move is taken back while the computer thinks about it', async ({ page }) => {
  await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: [] }, { players: ['person', 'level-6'] });
  await hill(page, 'D4').click();
  await arrive(page, 1);
  await page.getByRole('button', { name: en.table.takeBack }).click();
  await arrive(page, 0);
  await expect(page.locator('.state strong')).toHaveText(en.table.yourTurn('Red'));
  // The thought that was stopped plays no move, and the next one is thought.
  await hill(page, 'C3').click();
  await arrive(page, 2);
  expect((await look(page)).moves[0]).toBe('C3');
});

test('the end of a game is taken back too, in a match with its points', async ({ page, native }) => {
  const played = await native.game('four-treasures', 22);
  await lay(page, played, { match: true });
  const end = await native.ask('legal', played);
  await pointsAre(page, end.over ? end.scores : []);
  await page.getByRole('button', { name: en.table.takeBack }).click();
  await arrive(page, played.moves.length - 1);
  await pointsAre(page, [0, 0]);
  await expect(page.getByRole('region', { name: en.table.result })).toHaveCount(0);
});

test('computers play on their own, and go on after the page was left', async ({ page, native }) => {
  const seed = 99;
  await loadDice(page, seed);
  await sitDown(page, await ruleSetOf(native, 'four-treasures'), { computers: [0, 1] });
  const moves = page.locator('[data-number]');
  await expect.poll(() => moves.count()).toBeGreaterThan(3);
  await page.getByRole('link', { name: en.menu.rules, exact: true }).first().click();
  await expect(page).toHaveURL(/\/rules/);
  const before = (await kept(page)).moves.length;
  await page.getByRole('link', { name: en.menu.table, exact: true }).click();
  await expect.poll(() => moves.count()).toBeGreaterThan(before + 5);
  const { moves: seen } = await look(page);
  const whole = await native.game('four-treasures', seed, { start: 0 }, seen.length);
  expect(seen).toEqual(whole.moves.map(moveOf));
});

test('moves are asked for twice, if wanted', async ({ page, native }) => {
  await lay(page, { game: 'four-treasures', options: { start: 0 }, moves: [] });
  await page.locator('summary').click();
  await page.getByRole('checkbox', { name: en.menu.confirm }).check();
  await page.locator('summary').click();
  await hill(page, 'C4').click();
  const confirm = page.getByRole('button', { name: en.table.confirm('C4') });
  await expect(confirm).toBeVisible();
  expect((await look(page)).moves).toEqual([]);
  await hill(page, 'D4').click();
  await page.getByRole('button', { name: en.table.confirm('D4') }).click();
  await arrive(page, 1);
  await page.reload();
  await arrive(page, 1);
  await hill(page, 'E4').click();
  await hill(page, 'E4').click(); // the second touch confirms
  await arrive(page, 2);
  expect((await look(page)).moves).toEqual(['D4', 'E4']);
  // Kings, with a step to take back
  const kings = await native.game('high-kings-1', 3, { start: 0 }, 6);
  const { legal } = await native.ask('legal', kings);
  await lay(page, kings);
  const move = legal[0]![0]!;
  await hill(page, move.slice(0, 2)).click();
  await hill(page, move.slice(3)).click();
  await expect(page.getByRole('button', { name: en.table.confirm(move) })).toBeVisible();
  await page.getByRole('button', { name: en.table.takeBackTouch }).click();
  await expect(page.getByRole('button', { name: en.table.confirm(move) })).toHaveCount(0);
  await hill(page, move.slice(3)).click();
  await page.getByRole('button', { name: en.table.confirm(move) }).click();
  await arrive(page, 7);
});

test('the setup never offers a start that the rule set does not have', async ({ page }) => {
  await page.goto('/games/sacred-hill?rules=sacred-hill-doubles-1');
  const starts = page.getByRole('combobox', { name: en.setup.starts });
  await starts.selectOption({ index: 3 });
  await page.locator('input[value=sacred-hill-1]').check();
  const shown = await starts.evaluate((select: HTMLSelectElement) => select.selectedIndex);
  expect([0, 1]).toContain(shown);
  await page.getByRole('combobox', { name: 'Blue', exact: true }).selectOption('person');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await arrive(page, 0);
  expect((await kept(page)).options.start).toBe(shown);
});

test('a table that is opened does not claim to be empty first', async ({ page, native }) => {
  await lay(page, await native.game('four-treasures', 22, { start: 0 }, 5));
  await page.goto('/rules');
  await page.locator('article').first().waitFor();
  await page.evaluate((text) => {
    const flag = window as unknown as { claimed: boolean };
    new MutationObserver(() => (flag.claimed ||= document.body.textContent!.includes(text)))
      .observe(document.body, { childList: true, subtree: true, characterData: true });
  }, en.table.empty);
  await page.getByRole('link', { name: en.menu.table, exact: true }).click();
  await arrive(page, 5);
  expect(await page.evaluate(() => (window as unknown as { claimed?: boolean }).claimed ?? false)).toBe(false);
});

for (const code of ['en', 'de', 'it'] as const)
  test(`whoever resigns is told that the game is lost (${code})`, async ({ page }) => {
    const say = words[code];
    await page.addInitScript((code) => localStorage.setItem('ardri.language', JSON.stringify(code)), code);
    await page.goto('/games/four-treasures');
    await page.getByRole('button', { name: say.setup.start, exact: true }).click();
    await hill(page, 'C4').click();
    await expect(page.locator('[data-number]').nth(1)).toBeVisible({ timeout: 20_000 });
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: say.table.resign, exact: true }).click();
    await expect(page.locator('.state strong')).toContainText(say.table.ended.lost);
    await expect(page.locator('[role=status][aria-live]').first()).toContainText(say.table.ended.lost);
    await expect(page.locator('.sides .mover')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.state strong')).toContainText(say.table.ended.lost);
  });
