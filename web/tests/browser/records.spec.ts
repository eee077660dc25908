// Records and links: opened, gone through, and refused when they are broken.
import { en } from './words';
import { arrive, drop, expect, kept, lay, locales, look, moveOf, playOnByHand, test, truth, words } from './house';
import type { Native, Played } from './native';

const recordOf = async (native: Native, played: Played, notes = {}) =>
  (await native.ask('write', { ...played, notes })).record;

test('a record dropped on the page is replayed with the slider', async ({ page, native }) => {
  const played = await native.game('high-kings-2', 14);
  await page.goto('/');
  await drop(page, 'kings.ardri', await recordOf(native, played));
  await expect(page).toHaveURL('/replay');
  await arrive(page, played.moves.length);
  const end = played.moves.length;
  for (const count of [end, 0, 1, 6, 7, 30, end - 1]) {
    await page.getByRole('slider').fill(String(count));
    await arrive(page, count);
    expect(await look(page)).toEqual(await truth(native, played, count, false));
    await expect(page.locator('.place span')).toHaveText(`${count} / ${end}`);
  }
  await page.getByRole('button', { name: en.table.first }).click();
  await arrive(page, 0);
  await page.getByRole('button', { name: en.table.next }).click();
  await arrive(page, 1);
  await page.locator('[data-number="20"]').click();
  await arrive(page, 20);
  await page.getByRole('button', { name: en.table.previous }).click();
  await arrive(page, 19);
  expect(await look(page)).toEqual(await truth(native, played, 19, false));

  // The record is still there after loading the page anew, and can be played on from here.
  await page.reload();
  await arrive(page, end);
  await page.getByRole('slider').fill('19');
  await arrive(page, 19);
  await playOnByHand(page);
  await expect(page).toHaveURL('/table');
  await arrive(page, 19);
  expect(await look(page)).toEqual(await truth(native, { ...played, moves: played.moves.slice(0, 19) }));
});

test('a record plays through by itself', async ({ page, native }) => {
  await page.clock.install();
  await page.goto('/');
  await drop(page, 'short.ardri', await recordOf(native, await native.game('four-treasures', 22, { start: 0 }, 3)));
  await arrive(page, 3);
  await page.getByRole('button', { name: en.table.autoplay }).click();
  await arrive(page, 0);
  for (const count of [1, 2, 3]) {
    await page.clock.runFor(1000);
    await arrive(page, count);
  }
  await expect(page.getByRole('button', { name: en.table.autoplay })).toBeVisible();
});

test('a record is opened from a file', async ({ page, native }) => {
  const played = await native.game('poisoned-chalice', 27, { start: 1 }, 20);
  await page.goto('/');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: en.record.choose }).click(),
  ]);
  await chooser.setFiles({ name: 'chalice.ardri', mimeType: 'text/plain', buffer: Buffer.from(await recordOf(native, played)) });
  await arrive(page, 20);
  expect(await look(page)).toEqual(await truth(native, played, 20, false));
});

test('a match is a file with several games', async ({ page, native }) => {
  const games = [await native.game('stone-of-destiny', 31), await native.game('stone-of-destiny', 29, { start: 1 })];
  const text = (await Promise.all(games.map((played) => recordOf(native, played)))).join('');
  await page.goto('/rules');
  await drop(page, 'match.ardri', text);
  await arrive(page, games[0]!.moves.length);
  const choice = page.getByRole('combobox', { name: en.record.games });
  const scores = await Promise.all(games.map(async (played) => {
    const end = await native.ask('legal', played);
    return end.over ? end.scores.join(' : ') : '';
  }));
  await expect(choice.locator('option')).toHaveText(scores.map((points, i) => `${en.record.gameNumber(i + 1)}: ${points}`));
  await choice.selectOption({ index: 1 });
  await arrive(page, games[1]!.moves.length);
  expect(await look(page)).toEqual(await truth(native, games[1]!));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.table.save }).click(),
  ]);
  const stream = await download.createReadStream();
  expect((await stream.toArray()).join('')).toBe(text);
});

const broken: [string, (record: string) => string | Buffer, RegExp][] = [
  ['an altered checksum', (record) => record.replace(/"checksum":"./, (text) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')), /checksum/],
  ['an illegal move', (record) => record.replace(/"moves":\d+,"checksum":"[^"]*"/, '"red":"x"').replace(/^1 .*$/m, '1 D4'), /Line 3: Vacant hills/],
  ['a missing end', (record) => record.split('\n').slice(0, -4).join('\n'), /moves/],
  ['binary junk', () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3)) & 255)), /line 1|JSON|not a record|header/i],
  ['nothing in it', () => '', /./],
  ['2 MB', () => 'x'.repeat(2_000_000), /1 MB/],
];
for (const [what, spoil, says] of broken)
  test(`a record with ${what} is refused with a clear message and changes nothing`, async ({ page, native }) => {
    const good = await native.game('four-treasures', 22, { start: 0 }, 12);
    const bad = spoil(await recordOf(native, { ...good, moves: ['0 D4', '1 D5', '0 C3', '1 B5', '0 E2'] }));
    const onTable = await native.game('sacred-hill-1', 32, { start: 0 }, 10);
    await lay(page, onTable);
    const before = await kept(page);

    // On the table
    await drop(page, 'broken.ardri', bad);
    const message = page.getByRole('alert');
    await expect(message).toContainText(en.record.bad('broken.ardri'));
    await expect(message).toContainText(says);
    expect((await message.textContent())!.length, 'the length of the message').toBeLessThan(600);
    expect(await kept(page)).toEqual(before);
    await page.goto('/table');
    await arrive(page, 10);
    expect(await look(page)).toEqual(await truth(native, onTable));

    // On a good record, which stays
    await drop(page, 'good.ardri', await recordOf(native, good));
    await expect(page).toHaveURL('/replay');
    await arrive(page, 12);
    await drop(page, 'broken.ardri', bad);
    await expect(message).toContainText(en.record.bad('broken.ardri'));
    await expect(page.locator('[data-number]'), 'the record that was open before').toHaveCount(12);
    await page.reload();
    await arrive(page, 12);
    await expect(message).toHaveCount(0);
  });

test('a link opens a game, and a copied one the same position', async ({ page, context, native }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const played = await native.game('stone-of-destiny', 31, { start: 1 }, 60);
  const moves = played.moves.join(',').replaceAll(' ', '_');
  await page.goto(`/replay?game=stone-of-destiny&start=1&moves=${encodeURIComponent(moves)}&at=50`);
  await arrive(page, 50);
  expect(await look(page)).toEqual(await truth(native, played, 50, false));

  await lay(page, played);
  await page.locator('[data-number="33"]').click();
  await arrive(page, 33);
  await page.getByRole('button', { name: en.table.link }).click();
  await expect(page.getByRole('button', { name: en.table.linkCopied })).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page).toHaveURL(/\/replay#/);
  await arrive(page, 33);
  expect(await look(page)).toEqual(await truth(native, played, 33, false));
});

test('a link without a seat before its moves opens, and one without moves too', async ({ page, native }) => {
  const played = await native.game('sacred-hill-1', 32, { start: 0 }, 4);
  await page.goto(`/replay?game=sacred-hill-1&moves=${played.moves.map(moveOf).join(',')}`);
  await arrive(page, 4);
  expect(await look(page)).toEqual(await truth(native, played, 4, false));
  await page.goto('/replay?game=high-kings-1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('High Kings');
});

for (const [query, says] of [
  ['game=four-tresures&moves=C4', /four-treasures/],
  ['game=four-treasures&moves=C4,C4', /Line 3: Vacant hills/],
  ['game=four-treasures&moves=%00%ff%22%5C', /./],
  ['game=four-treasures&start=7', /start/],
  ['game=four-treasures&start=x&moves=C4', /start/],
  ['moves=C4', /./],
] as const)
  test(`a broken link explains itself: ${query}`, async ({ page }) => {
    await page.goto(`/replay?${query}`);
    await expect(page.getByRole('alert')).toContainText(en.record.badLink);
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByRole('button', { name: en.record.choose })).toBeVisible();
  });

for (const code of ['de', 'it'] as const)
  test.describe(`in ${code}`, () => {
    test.use({ locale: locales[code] });
    test(`a broken link says in ${code} in which line it is wrong`, async ({ page }) => {
      const { record } = words[code];
      await page.goto('/replay?game=four-treasures&moves=C4,C4');
      await expect(page.getByRole('alert')).toContainText(record.badLink);
      await expect(page.getByRole('alert')).toContainText(`${record.line} 3:`);
    });
  });
