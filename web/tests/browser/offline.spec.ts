// After the first visit everything works without a network, and the app can be installed.
import type { Page } from '@playwright/test';
import { en } from './words';
import { coverCount } from './covers';
import { arrive, expect, look, moveOf, play, ruleSetOf, seatOf, sitDown, test, truth } from './house';

test.use({ serviceWorkers: 'allow', allowed: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

async function visit(page: Page) {
  await page.goto('/');
  await expect(page.locator('.cover')).toHaveCount(coverCount);
  // Ready is not yet in charge: the worker claims the page when everything is kept.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const reachable = (page: Page) =>
  page.evaluate(() => fetch('/not-kept-anywhere', { cache: 'no-store' }).then(() => true, () => false));

test('a whole game is played offline', async ({ page, context, native }) => {
  await visit(page);
  expect(await reachable(page)).toBe(true);
  await context.setOffline(true);
  expect(await reachable(page)).toBe(false);
  await page.reload();
  const ruleSet = await ruleSetOf(native, 'high-kings-1');
  await sitDown(page, ruleSet);
  // Two kings captured: the shortest game there is (docs/notation.md).
  const played = { game: 'high-kings-1', options: { start: 0 }, moves: ['0 A3', '1 A2', '0 C1', '1 B1', '0 B2'] };
  for (const [count, step] of played.moves.entries()) {
    const { legal } = await native.ask('legal', { ...played, moves: played.moves.slice(0, count) });
    await play(page, moveOf(step), legal[seatOf(step)]!);
    await arrive(page, count + 1);
  }
  expect(await look(page)).toEqual(await truth(native, played));
  await expect(page.getByRole('region', { name: en.table.result }).locator('tfoot td')).toHaveText(['2', '0']);

  await page.goto('/rules/high-kings-2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.rules.of('High Kings, level 2'));
  await expect(page.locator('article').first()).toBeVisible();
  await page.goto('/replay?game=high-kings-1&moves=A3,A2,C1,B1,B2');
  await arrive(page, 5);
  await page.getByRole('button', { name: en.study.open }).click();
  await expect(page.locator('button.moment').filter({ hasText: 'B1' })).toBeVisible();
  await page.goto('/table');
  await arrive(page, 5);
});

test('nothing is kept for use offline while somebody waits for something', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route(/rules-.*\.wasm/, async (route) => (await held, route.continue()));
  await page.goto('/games/high-kings');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await page.waitForTimeout(4000); // twice as long as it must have been quiet
  expect(await registered()).toBe(false);
  release();
  await expect(page).toHaveURL('/table');
  await expect.poll(registered).toBe(true);
});

test('the app can be installed', async ({ page, request }) => {
  await visit(page);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: expect.any(String), short_name: expect.any(String), start_url: '/', display: 'standalone' });
  const sizes: string[] = [];
  for (const icon of manifest.icons) {
    const image = await request.get(icon.src);
    expect(image.status(), icon.src).toBe(200);
    expect(image.headers()['content-type']).toContain(icon.type);
    const bytes = await image.body();
    if (icon.type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(icon.sizes);
    sizes.push(icon.sizes);
  }
  expect(sizes).toContain('192x192');
  expect(sizes).toContain('512x512');
  // What Chromium itself finds wrong with it
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a new version takes the place of the old one', async ({ page }) => {
  await visit(page);
  // As if an older version had been here before: its store must go when a new worker is activated.
  await page.evaluate(() => caches.open('ardri-0000').then((cache) => cache.put('/old', new Response('old'))));
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.unregister();
  });
  await page.goto('/rules');
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  expect(await page.evaluate(() => caches.keys())).not.toContain('ardri-0000');
});
