// A new version of the app comes while pages of the old one are open: they go on, and their games with them.
import { createServer } from 'node:http';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { arrive, en, expect, hill, test } from './house';
import { site } from './places';

test.use({ serviceWorkers: 'allow', allowed: [/404/] });

const types: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.wasm': 'application/wasm',
  '.json': 'application/json', '.webmanifest': 'application/manifest+json',
};
const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? filesBelow(join(folder, name)) : [join(folder, name)]));

type Version = Map<string, Buffer>;

/** The app as it is built. */
function asBuilt(): Version {
  const paths = filesBelow(site).filter((path) => !path.endsWith('.gz'));
  return new Map(paths.map((path) => [path.slice(site.length), readFileSync(path)]));
}

/** The same app as if everything in it had changed: every part has another name, and none of the old ones is left. */
function changed(old: Version): Version {
  const parts = [...old.keys()].filter((path) => path.startsWith('/assets/')).map((path) => path.slice('/assets/'.length));
  const rename = (text: string) => parts.reduce((text, name) => text.replaceAll(name, name.replace('.', '.new.')), text);
  return new Map([...old].map(([path, bytes]) => {
    const text = /\.(html|js|css)$/.test(path) ? rename(bytes.toString()).replace(/const version = '/, "$&new") : bytes;
    return [rename(path), Buffer.from(text)];
  }));
}

async function serve() {
  let version = asBuilt();
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname;
    const file = extname(path) ? path : '/index.html';
    const bytes = version.get(file);
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'text/plain', 'Cache-Control': 'no-cache' });
    response.end(bytes);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  return { address: `http://localhost:${port}`, update: () => (version = changed(version)), close: () => (server.closeAllConnections(), server.close()) };
}

const visit = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
};
const note = (page: Page) => page.getByRole('button', { name: en.update.load });
const lookForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
const stores = (page: Page) => page.evaluate(() => caches.keys());
/** While the page is being loaded it is neither. */
const isNew = (page: Page) => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src.includes('.new.')).catch(() => false);
const toTable = (page: Page) => page.getByRole('link', { name: en.menu.table, exact: true }).click();

test('pages of the old version go on after an update, and so do their games', async ({ page, context }) => {
  const server = await serve();
  const game = { game: 'sacred-hill-1', options: { start: 0 }, players: ['person', 'level-1'], match: false, finished: [], moves: ['0 D4', '1 D6'], over: false, seed: 1 };
  await visit(page, server.address);
  const parts = await page.evaluate(async () => (await (await caches.open((await caches.keys())[0]!)).keys()).map(({ url }) => url));
  const other = await context.newPage();
  await visit(other, server.address);
  await page.evaluate((text) => localStorage.setItem('ardri.table', text), JSON.stringify(game));

  server.update();
  const gone = parts.find((url) => /face-.*\.js$/.test(url))!;
  expect((await context.request.get(gone)).status()).toBe(404);
  await lookForUpdate(page);
  await expect(note(page)).toBeVisible();
  await expect(note(other)).toBeVisible();
  expect(await stores(page)).toHaveLength(2);

  // The board was not loaded yet, nor the one who thinks: both come from the old version.
  await toTable(page);
  await arrive(page, 2);
  expect(await isNew(page)).toBe(false);
  await page.locator('.grid button.legal').first().click();
  await arrive(page, 4);

  // Loaded on one page, it leaves the other alone.
  await note(page).click();
  await expect.poll(() => isNew(page)).toBe(true);
  await arrive(page, 4);
  await expect(note(page)).toHaveCount(0);
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller!.state)).toBe('activated');
  await toTable(other);
  await arrive(other, 4);
  expect(await isNew(other)).toBe(false);
  await other.locator('.grid button.legal').first().click();
  await arrive(other, 6);
  expect(await stores(page)).toHaveLength(2);

  // When its last page is closed the old version goes.
  await other.close();
  await page.goto(server.address);
  await expect.poll(() => stores(page), { timeout: 15_000 }).toHaveLength(1);
  await toTable(page);
  await arrive(page, 6);
  await hill(page, 'D4').waitFor();
  server.close();
});

test('a new version that nobody asked for comes when all pages were closed', async ({ page, context }) => {
  const server = await serve();
  await visit(page, server.address);
  server.update();
  await lookForUpdate(page);
  await page.getByRole('button', { name: en.update.later }).click();
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  expect(await isNew(page)).toBe(false);
  await page.close();
  // The browser takes its time to let the old one go: whoever comes too early closes the page once more.
  let next = await context.newPage();
  const comesNew = async () => {
    await next.goto(server.address);
    if (await isNew(next)) return true;
    await next.close();
    next = await context.newPage();
    return false;
  };
  await expect.poll(comesNew, { timeout: 30_000 }).toBe(true);
  await expect.poll(() => stores(next), { timeout: 15_000 }).toHaveLength(1);
  server.close();
});
