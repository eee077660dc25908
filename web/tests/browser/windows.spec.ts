// Tables side by side, in several windows, and taken over from before there were several.
import type { BrowserContext, Page } from '@playwright/test';
import { arrive, en, expect, hill, kept, lay, look, moveOf, play, ruleSetOf, seatOf, sitDown, test, truth } from './house';
import type { Native } from './native';

const goOn = (page: Page) => page.getByRole('link', { name: en.home.goOn });

test('two tables side by side, each as it was left', async ({ page, native }) => {
  const first = await native.game('sacred-hill-1', 32, { start: 0 }, 3);
  const second = await native.game('four-treasures', 22, { start: 0 }, 2);
  for (const played of [first, second]) {
    await sitDown(page, await ruleSetOf(native, played.game));
    for (const [count, step] of played.moves.entries()) {
      const { legal } = await native.ask('legal', { ...played, moves: played.moves.slice(0, count) });
      await play(page, moveOf(step), legal[seatOf(step)]!);
      await arrive(page, count + 1);
    }
  }
  await page.goto('/');
  await expect(goOn(page)).toHaveCount(2);
  // The one that was touched last stands first.
  await expect(goOn(page).first()).toContainText((await ruleSetOf(native, 'four-treasures')).name.en);
  await goOn(page).last().click();
  await arrive(page, 3);
  expect(await look(page)).toEqual(await truth(native, first));
  // Now that is the table one sits at.
  await page.goto('/table');
  await arrive(page, 3);
  await page.goto('/');
  await goOn(page).first().click();
  await arrive(page, 2);
  expect(await look(page)).toEqual(await truth(native, second));
});

/** A table at which one move was made, open in two windows. */
async function twice(page: Page, context: BrowserContext, native: Native, game: string, move: string): Promise<Page> {
  await sitDown(page, await ruleSetOf(native, game));
  await hill(page, move).click();
  await arrive(page, 1);
  await page.goto('/');
  await goOn(page).click();
  await arrive(page, 1);
  const other = await context.newPage();
  await other.goto(page.url());
  await arrive(other, 1);
  return other;
}

test('one table in two windows: both follow, and nothing is lost', async ({ page, context, native }) => {
  const other = await twice(page, context, native, 'sacred-hill-1', 'D4');
  // What is played in one is seen in the other, and the other way round.
  await hill(other, 'D5').click();
  await arrive(page, 2);
  await hill(page, 'B3').click();
  await arrive(other, 3);
  expect((await look(other)).moves).toEqual(['D4', 'D5', 'B3']);
  expect(await look(page)).toEqual(await look(other));
  await page.close();
  await hill(other, 'B4').click();
  await arrive(other, 4);
  await other.reload();
  await arrive(other, 4);
});

test('of two moves at once one counts', async ({ page, context, native }) => {
  // Windows that do not hear of each other: however slow they are, the second decides upon what the first has overtaken.
  await context.addInitScript(() => (BroadcastChannel.prototype.addEventListener = () => {}));
  const other = await twice(page, context, native, 'four-treasures', 'C4');
  await hill(page, 'D4').click();
  await arrive(page, 2);
  expect((await look(other)).moves).toEqual(['C4']);
  await hill(other, 'E4').click();
  await arrive(other, 2);
  expect((await look(other)).moves).toEqual(['C4', 'D4']);
  expect((await kept(page)).moves).toHaveLength(2);
});

test('a table that was removed in another window says so, and nothing is played on it', async ({ page, context, native }) => {
  const other = await twice(page, context, native, 'four-treasures', 'C4');
  await other.goto('/');
  await other.getByRole('button', { name: en.home.removeTable('Four Treasures') }).click();
  await other.getByRole('button', { name: en.home.remove, exact: true }).click();
  await expect(goOn(other)).toHaveCount(0);
  await hill(page, 'D4').click();
  await expect(page.getByRole('alert')).toContainText(en.table.removed);
  expect((await look(page)).moves).toEqual(['C4']);
});

test('what was kept before there were several tables is taken over, once', async ({ page, native }) => {
  const played = await native.game('high-kings-1', 3, { start: 1 }, 8);
  await lay(page, played, { players: ['level-2', 'person'] });
  expect(await page.evaluate(() => localStorage.getItem('ardri.table'))).toBeNull();
  expect(await kept(page)).toMatchObject({ game: 'high-kings-1', options: { start: 1 }, moves: played.moves, players: ['level-2', 'person'] });
  await page.reload();
  await arrive(page, 8);
  await page.goto('/');
  await expect(goOn(page)).toHaveCount(1);
});

test('a long game fits into a link', async ({ page, native }) => {
  const played = await native.game('stone-of-destiny', 31);
  await lay(page, played);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text: string) => ((window as unknown as { copied: string }).copied = text, Promise.resolve()) } }));
  await page.getByRole('button', { name: en.table.link }).click();
  await expect(page.getByRole('button', { name: en.table.linkCopied })).toBeVisible();
  const address = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(new URL(address).search).toBe('');
  await page.goto(address);
  await arrive(page, played.moves.length);
  expect((await look(page)).moves).toEqual(played.moves.map(moveOf));
});
