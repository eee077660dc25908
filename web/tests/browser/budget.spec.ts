// How much is sent: sizes are held to, times are only told. How long a slow phone on a slow network waits, scripts/first_game tells.
import type { Page } from '@playwright/test';
import { en } from './words';
import { expect, test } from './house';

test.use({ drawn: true }); // whoever waits for a page waits for its colours, too

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

test('the page is small', async ({ request }) => {
  const script = await (await request.get('/sw.js')).text();
  const files: string[] = JSON.parse(/const files = (\[.*\]);/.exec(script)![1]!);
  const sizes = { page: 0, modules: 0, rest: 0 };
  for (const file of ['/sw.js', ...files]) {
    const answer = await request.get(file, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.status(), file).toBe(200);
    const size = Number(answer.headers()['content-length']);
    const kind = /\.(wasm|net)$/.test(file) ? 'modules' : /(\/|\.html|\.js|\.css)$/.test(file) ? 'page' : 'rest';
    if (kind === 'page' || file.endsWith('.wasm')) expect(answer.headers()['content-encoding'], file).toBe('gzip');
    sizes[kind] += size;
  }
  console.log(`measured: html, js and css of everything ${kb(sizes.page)} gzip; modules and networks ${kb(sizes.modules)} gzip; icons, manifest and puzzles ${kb(sizes.rest)}`);
  expect(sizes.page).toBeGreaterThan(10 * 1024);
  // Every page is a part of its own: nobody loads all of this before something is seen. The house with Tara has 400 KB, a
  // further game with a face, lessons and an editor of its own 100; Rebirth, in whose editor maps are painted, 140.
  expect(sizes.page).toBeLessThan((400 + 2 * 100 + 140) * 1024);
});

// One game of each family. Cards and figures of six ranks, a land with castle boards, a map with all its names, a log in words and
// turns made step by step take more than a board of hills; the rules of Rebirth alone, with its standard map, are 168 KB.
for (const { ruleSet, cover, most = 255 } of [
  { ruleSet: 'sacred-hill-1', cover: 'sacred-hill' },
  { ruleSet: 'seat-of-kings', cover: 'seat-of-kings', most: 271 },
  { ruleSet: 'tumult-royal', cover: 'tumult-royal', most: 277 },
  { ruleSet: 'rebirth-ireland', cover: 'rebirth', most: 312 },
])
  test(`the table of ${ruleSet} is small: what is loaded before the first move`, async ({ page }) => {
    const { parts, address } = await emptyTable(page, cover);
    parts.clear();
    const begun = performance.now();
    await page.goto(address);
    await firstMove(page);
    const all = [...parts.values()].reduce((sum, size) => sum + size, 0);
    console.log(`measured: ${ruleSet}: ${kb(all)} before the first move, after ${Math.round(performance.now() - begun)} ms: ${[...parts].map(([name, size]) => `${name} ${kb(size)}`).join(', ')}`);
    expect(all).toBeGreaterThan(50 * 1024);
    expect(all).toBeLessThan(most * 1024);
  });

/** A table at which only people sit, its address, and what is loaded from now on, by name and size. */
async function emptyTable(page: Page, cover: string) {
  const parts = new Map<string, number>();
  page.on('response', (answer) => {
    const size = Number(answer.headers()['content-length'] ?? 0);
    parts.set(new URL(answer.url()).pathname.split('/').at(-1) || 'index.html', size);
  });
  await page.goto(`/games/${cover}`);
  const seats = page.locator('.seats select');
  await seats.first().waitFor();
  for (const seat of await seats.all()) await seat.selectOption('person');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await firstMove(page);
  return { parts, address: page.url() };
}

/** Until something can be played; where the screen is covered, by whoever is called to it. */
async function firstMove(page: Page) {
  const legal = page.locator('.grid .legal, .chooser, .tray [aria-disabled=false]');
  const called = page.locator('.cover .main');
  await legal.or(called).first().waitFor();
  if (await called.count()) await called.click();
  await legal.first().waitFor();
}
