// A game without a board of its own, through the plain face: to its end, with hands covered, and with computer players.
import type { Page } from '@playwright/test';
import { drop, en, expect, playOnByHand, test } from './house';
import { asked, choose, randomGame, steps, uncover, withoutItsFace } from './plain';

test.beforeEach(({ page }) => withoutItsFace(page));

for (const [game, players] of [['rebirth-ireland', 2]] as const)
  test(`${game} is played to its end by people at one screen`, async ({ page, native }) => {
    test.setTimeout(180_000);
    const whole = await randomGame(native, game, players);
    // From after the last draw on everything goes as it went.
    const from = Math.max(whole.moves.findLastIndex((step) => step.startsWith('*')) + 1, whole.moves.length - 8);
    const { record } = await native.ask('write', { ...whole, moves: whole.moves.slice(0, from) });
    await page.goto('/replay');
    await drop(page, 'game.ardri', record);
    await playOnByHand(page);
    await expect(page).toHaveURL('/table');
    for (const step of whole.moves.slice(from)) {
      await asked(page);
      await choose(page, step.slice(step.indexOf(' ') + 1));
    }
    expect(await asked(page)).toBe(false);
    await expect(page.getByRole('region', { name: en.table.result })).toBeVisible();
    const end = await native.ask('legal', whole);
    if (!end.over) throw new Error('not over');
    for (const points of end.scores) await expect(page.getByRole('region', { name: en.table.result })).toContainText(String(points));
    // Everything is kept, and open now.
    await page.reload();
    await expect(page.getByRole('region', { name: en.table.result })).toBeVisible();
    expect(await steps(page)).toBe(whole.moves.length);
  });

const begin = async (page: Page, cover: string, people: number) => {
  await page.goto(`/games/${cover}`);
  const seats = page.locator('.seats select');
  await seats.first().waitFor();
  for (const [i, seat] of (await seats.all()).entries()) await seat.selectOption(i < people ? 'person' : 'level-2');
};
const start = (page: Page) => page.getByRole('button', { name: en.setup.start, exact: true }).click();

for (const cover of ['rebirth'])
  test(`a game of ${cover} with computer players goes on after loading the page anew`, async ({ page }) => {
    test.setTimeout(120_000);
    await begin(page, cover, 1);
    await start(page);
    for (let moves = 0; moves < 3; ++moves) {
      expect(await asked(page)).toBe(true);
      await choose(page);
    }
    await asked(page);
    const before = await steps(page);
    await page.reload();
    await asked(page);
    expect(await steps(page)).toBeGreaterThanOrEqual(before);
    await page.goto('/');
    await page.locator('[href^="/table/"]').first().click();
    await asked(page);
    expect(await steps(page)).toBeGreaterThanOrEqual(before);
  });

test('hands are covered between turns, and then are not in the document', async ({ page }) => {
  await begin(page, 'rebirth', 3);
  await start(page);
  const called = page.locator('.cover .main');
  const chooser = page.locator('.chooser');
  await called.waitFor();
  // Nothing but what an onlooker sees: no legal move of anybody.
  await expect(chooser).toHaveCount(0);
  await uncover(page);
  await chooser.waitFor();
  // A round tower may ask whoever has placed a tile once more.
  for (let moves = 0; !(await called.count()); ++moves) {
    expect(moves).toBeLessThan(6);
    await choose(page);
    await called.or(chooser).first().waitFor();
  }
  await expect(chooser).toHaveCount(0);
  await uncover(page);
  await chooser.waitFor();
  await page.getByRole('button', { name: en.table.cover }).click();
  await called.waitFor();
  await expect(chooser).toHaveCount(0);
});
