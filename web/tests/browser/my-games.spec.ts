// My games: found again, saved as a file, removed and taken in; thousands of them.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { arrive, en, expect, hill, lay, test, words } from './house';

const { de } = words;

const rows = (page: Page) => page.locator('main ul li > a');
const take = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a game is played, found, saved, removed, taken in and gone on with', async ({ page, native }) => {
  await lay(page, await native.game('high-kings-1', 3, { start: 0 }, 4));
  await lay(page, await native.game('four-treasures', 22), { players: ['person', 'level-1'] });
  await page.getByRole('link', { name: en.menu.mine }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.mine.title);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'High Kings' })).toContainText(en.mine.on);
  const finished = rows(page).filter({ hasText: 'Four Treasures' });
  await expect(finished).toContainText(new RegExp(Object.values(en.mine.ended).join('|')));
  await expect(finished).toContainText(`Red: ${en.table.you}`);
  await expect(finished, 'the day as Britons write it').toContainText(/\d{1,2} [A-Z][a-z]+ \d{4}/);
  await expect(page.locator('main summary')).toContainText(/^Results 1 game: /);

  await page.getByRole('combobox', { name: en.mine.state }).selectOption('on');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: en.mine.state }).selectOption('');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.mine.export }).click()]);
  const text = readFileSync((await saved.path())!, 'utf8');
  expect(text.trim().split('\n')).toHaveLength(3);

  // One by its cross: the focus goes to what takes its place.
  await page.getByRole('button', { name: en.home.removeTable('Four Treasures') }).click();
  await expect(page.getByRole('button', { name: en.home.keep, exact: true })).toBeFocused();
  await page.getByRole('button', { name: en.home.remove, exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toBeFocused();
  // All that are left, when one is sure.
  await page.getByRole('button', { name: en.mine.removeAll }).click();
  await expect(page.getByRole('group', { name: en.mine.sure(1) })).toBeInViewport();
  await page.getByRole('button', { name: en.home.remove, exact: true }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText(en.mine.empty)).toBeFocused();
  await page.reload();
  await expect(page.getByText(en.mine.empty)).toBeVisible();

  await take(page, 'games.jsonl', text);
  await expect(page.getByText(en.mine.came(2, 0))).toBeVisible();
  await take(page, 'games.jsonl', text);
  await expect(page.getByText(en.mine.came(0, 2))).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).filter({ hasText: 'High Kings' }).click();
  await arrive(page, 4);
});

test('a file that makes no sense changes nothing, and it is said why, in the page’s language', async ({ page, native }) => {
  await lay(page, await native.game('four-treasures', 22, { start: 0 }, 2));
  await page.evaluate(() => localStorage.setItem('ardri.language', '"de"'));
  await page.goto('/my-games');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: de.mine.export }).click()]);
  const text = readFileSync((await saved.path())!, 'utf8');
  const game = JSON.parse(text.split('\n')[1]!);
  game.id = '0'.repeat(18);
  game.log.findLast(({ what }: { what: string }) => what === 'step').move = 'H9';
  const alert = page.locator('main').getByRole('alert');
  await take(page, 'games.jsonl', [text.trim(), JSON.stringify(game)].join('\n'));
  await expect(alert).toContainText(de.mine.wrong.impossible(3));
  await expect(alert).toContainText(de.mine.nothing);
  // The rules say it in German.
  await expect(alert).toContainText('H9');
  await expect(alert).not.toContainText(/\b(the|is not|entry)\b/);
  await take(page, 'holiday.jsonl', 'no games');
  await expect(alert).toContainText(de.mine.wrong.noCollection(1));
  await expect(rows(page)).toHaveCount(1);
});

test('three thousand games are listed in portions, filtered and removed', async ({ page }) => {
  await page.goto('/');
  await page.locator('.cover').first().waitFor();
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) => new Promise<T>((answer, fail) => ((request.onsuccess = () => answer(request.result)), (request.onerror = () => fail(request.error))));
    const kept = await done(indexedDB.open('ardri'));
    const transaction = kept.transaction(['tables'], 'readwrite');
    for (let i = 0; i < 3000; i += 1)
      transaction.objectStore('tables').put({
        id: i.toString(16).padStart(18, '0'), game: i % 3 ? 'four-treasures' : 'sacred-hill-1', sitters: [{ kind: 'person', name: '', player: '' }, { kind: 'computer', name: '', player: `level-${1 + (i % 6)}` }],
        games: 1, finished: 0, steps: 20, over: i % 10 > 0, ends: i % 10 > 0 ? [{ cause: 'played', places: i % 2 ? [1, 2] : [2, 1], scores: [3, 2] }] : [], begun: 1e12 + i, touched: 1e12 + i, entries: 25, seed: 1,
      });
    await new Promise((finished) => (transaction.oncomplete = finished));
    kept.close();
  });
  await page.goto('/');
  // The first page shows the latest of those that go on.
  await expect(page.getByRole('link', { name: en.home.goOn })).toHaveCount(6);
  await page.goto('/my-games');
  await expect(page.getByText(en.mine.count(3000), { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expect(page.locator('main summary')).toContainText(`${en.mine.count(2700)}: ${en.mine.tallied.won(1500)}, ${en.mine.tallied.lost(1200)}`);
  await page.getByRole('button', { name: en.mine.more(50) }).click();
  await expect(rows(page)).toHaveCount(100);
  await expect(rows(page).nth(50)).toBeFocused();
  await page.getByRole('combobox', { name: en.mine.game }).selectOption('four-treasures');
  await expect(page.getByText(en.mine.count(2000), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: en.mine.removeAll }).click();
  await page.getByRole('button', { name: en.home.remove, exact: true }).click();
  await expect(page.getByText(en.mine.none)).toBeFocused();
  await page.getByRole('combobox', { name: en.mine.game }).selectOption('');
  await expect(page.getByText(en.mine.count(1000), { exact: true })).toBeVisible();
});

test('a new game never wipes an unfinished one', async ({ page }) => {
  for (const cover of ['four-treasures', 'four-treasures', 'sacred-hill']) {
    await page.goto(`/games/${cover}`);
    await page.getByRole('combobox', { name: 'Blue', exact: true }).selectOption('person');
    await page.getByRole('button', { name: en.setup.start, exact: true }).click();
    await hill(page, 'C4').click();
    await arrive(page, 1);
  }
  await page.goto('/my-games');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: en.mine.on })).toHaveCount(3);
});

for (const [language, say] of Object.entries(words))
  test(`addresses of families and of all games lead on (${language})`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem('ardri.language', JSON.stringify(code)), language);
    await page.goto('/games');
    await expect(page.locator('.cover').first()).toBeVisible();
    for (const family of ['tara', 'seat-of-kings', 'tumult-royal', 'rebirth']) {
      await page.goto(`/games/${family}`);
      await expect(page.getByRole('button', { name: say.setup.start, exact: true })).toBeVisible();
    }
    await page.goto('/games/halma');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.broken.noPage);
    // A game that nobody knows and that is like none: said without commands of the terminal, and without another name.
    await page.goto('/replay?game=halma');
    await expect(page.getByRole('alert')).toContainText(say.broken.noGame('halma'));
    await expect(page.getByRole('alert')).not.toContainText(/[`?]/);
  });
