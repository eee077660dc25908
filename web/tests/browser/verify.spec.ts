// The log of a table, opened in the page: replayed, and its draws verified.
import type { Page } from '@playwright/test';
import { arrive, drop, expect, languages, locales, test, words } from './house';
import { entriesOf, logOf } from './logs';
import { en } from './words';

const steps = entriesOf('honest').filter(({ what }) => what === 'step').length;

const note = (page: Page) => page.locator('main').getByRole('status').or(page.locator('main').getByRole('alert'));

test('a good log is replayed and confirmed, also after loading the page anew', async ({ page }) => {
  await page.goto('/');
  await drop(page, 'table.log', logOf('honest'));
  await expect(page).toHaveURL('/replay');
  await arrive(page, steps);
  await expect(page.locator('main').getByRole('status')).toContainText('All 34 draws are what the seed and the numbers give.');
  await expect(note(page)).toContainText(en.verified.right);
  await page.getByRole('button', { name: en.table.first }).click();
  await arrive(page, 0);
  await page.reload();
  await arrive(page, steps);
  await expect(note(page)).toContainText(en.verified.right);
});

test('a log is chosen as a file, and a record after it has no note', async ({ page, native }) => {
  await page.goto('/replay');
  const choose = async (name: string, text: string) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: en.record.choose }).click()]);
    await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  await choose('table.log', logOf('honest'));
  await arrive(page, steps);
  await expect(note(page)).toContainText(en.verified.right);
  const played = await native.game('four-treasures', 22, { start: 0 }, 12);
  await choose('game.ardri', (await native.ask('write', { ...played, notes: {} })).record);
  await arrive(page, 12);
  await expect(note(page)).toHaveCount(0);
});

test('a forged log is replayed with a warning that names the draws', async ({ page }) => {
  await page.goto('/');
  await drop(page, 'forged.log', logOf('two draws exchanged'));
  await arrive(page, steps);
  const warning = page.locator('main').getByRole('alert');
  await expect(warning).toContainText(en.verified.wrong);
  await expect(warning).toContainText('Draw 0, entry 6 of the log, is not what the seed and the numbers give.');
  await expect(warning.getByRole('listitem')).toHaveText([en.verified.due(6, 'mission m12', 'mission m8'), en.verified.due(7, 'mission m8', 'mission m11')]);
});

for (const [name, says] of [
  ['another seed', 'The seed of game 1 is not the one whose hash was published.'],
  ['no seed revealed', 'The seed of game 1 has not been revealed.'],
  ['another number', 'The number of Red is not the one that was announced on sitting down.'],
] as const)
  test(`a log with ${name} is replayed with a warning`, async ({ page }) => {
    await page.goto('/');
    await drop(page, 'table.log', logOf(name));
    await arrive(page, steps);
    await expect(page.locator('main').getByRole('alert')).toContainText(says);
  });

test('a log in which something cannot have happened is replayed up to there', async ({ page }) => {
  await page.goto('/');
  await drop(page, 'table.log', logOf('a draw taken back'));
  await arrive(page, steps);
  const warning = page.locator('main').getByRole('alert');
  await expect(warning).toContainText('Entry 46 of the log cannot have happened.');
  await expect(warning).toContainText('entry 46 (taken-back) cannot come here');
  await expect(warning).toContainText(en.verified.upToHere);
});

test('a log without the hash of a seed is replayed, and cannot be verified', async ({ page }) => {
  await page.goto('/');
  await drop(page, 'table.log', logOf('no hash published'));
  await arrive(page, steps);
  await expect(page.locator('main').getByRole('status')).toContainText('its draws cannot be verified');
  await expect(note(page)).toContainText(en.verified.unknown);
});

for (const [what, spoil, says] of [
  ['a line cut short', (log: string) => log.slice(0, -20), /line 48: not valid JSON: incomplete JSON/],
  ['an entry of no kind', (log: string) => log.replace('"what":"started"', '"what":"dancing"'), /line 6: "what" must be there/],
  ['another number at its beginning', (log: string) => log.replace('"n":0', '"n":1'), /entry 1 \(opened\) cannot come here: its number should be 0/],
  ['an unknown game', (log: string) => log.replace('"game":"rebirth', '"game":"rebrith'), en.broken.noGame('rebrith-ireland', 'rebirth-ireland')],
  ['a game that is like none', (log: string) => log.replace('"game":"rebirth', '"game":"chess'), /There is no game “chess-ireland” here\. (?!Is )/],
  ['9 MB', (log: string) => log + ' '.repeat(9_000_000), /8 MB/],
] as const)
  test(`a log with ${what} is refused with a clear message and changes nothing`, async ({ page }) => {
    await page.goto('/');
    await drop(page, 'good.log', logOf('honest'));
    await arrive(page, steps);
    await drop(page, 'broken.log', spoil(logOf('honest')));
    await expect(page.locator('.fault')).toContainText(en.record.bad('broken.log'));
    await expect(page.locator('.fault')).toContainText(says);
    await page.reload();
    await arrive(page, steps);
    await expect(note(page)).toContainText(en.verified.right);
  });

test.describe('in every language', () => {
  for (const code of languages)
    test.describe(code, () => {
      test.use({ locale: locales[code] });
      for (const [name, outcome] of [['honest', 'right'], ['two draws exchanged', 'wrong'], ['no hash published', 'unknown']] as const)
        test(name, async ({ page }) => {
          await page.goto('/');
          await drop(page, 'table.log', logOf(name));
          await arrive(page, steps);
          await expect(note(page)).toContainText(words[code].verified[outcome]);
        });
    });
});
