// Storage that is full or blocked, and parts that do not come: nothing is lost without a word, and all can be tried again.
import type { Page } from '@playwright/test';
import { de as keepingDe } from '../../src/pages/keeping/words/de';
import { en as keeping } from '../../src/pages/keeping/words/en';
import { it as keepingIt } from '../../src/pages/keeping/words/it';
import { arrive, en, expect, hill, look, test, words } from './house';

// What was asked of an engine that had just been started anew is told of on the page.
test.use({ allowed: [/no-table|ERR_FAILED|ERR_INTERNET|404|Failed to fetch|dynamically imported|preload/] });

async function begin(page: Page) {
  await page.goto('/games/four-treasures');
  await page.getByRole('combobox', { name: 'Blue', exact: true }).selectOption('person');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await hill(page, 'C4').click();
  await arrive(page, 1);
}
const alert = (page: Page) => page.getByRole('alert');

/** From now on the browser's database has no room. */
const fill = (page: Page, name = 'QuotaExceededError') =>
  page.evaluate((name) => {
    const refuse = () => {
      throw new DOMException('', name);
    };
    Object.assign(window, { room: { put: IDBObjectStore.prototype.put, add: IDBObjectStore.prototype.add } });
    IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = refuse;
  }, name);
const empty = (page: Page) => page.evaluate(() => void Object.assign(IDBObjectStore.prototype, (window as unknown as { room: object }).room));

test('when the storage is full the game goes on, is told of, and is kept when there is room', async ({ page }) => {
  await begin(page);
  await fill(page);
  await hill(page, 'E4').click();
  await arrive(page, 2);
  await expect(alert(page)).toContainText(keeping.full);
  await expect(alert(page)).toBeInViewport();
  await hill(page, 'F5').click();
  await arrive(page, 3);
  // The window remembers it over loading the page anew; then there is room.
  await page.reload();
  await arrive(page, 3);
  await expect(alert(page)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/my-games');
  await page.locator('main ul li > a').click();
  await arrive(page, 3);
  expect((await look(page)).moves).toEqual(['C4', 'E4', 'F5']);
});

test('room is made by removing games', async ({ page }) => {
  await begin(page);
  await begin(page);
  await fill(page, 'UnknownError');
  await hill(page, 'E4').click();
  await arrive(page, 2);
  await expect(alert(page)).toContainText(keeping.failed);
  await alert(page).getByRole('link', { name: keeping.save }).click();
  await expect(page.locator('main ul li > a')).toHaveCount(2);
  await expect(page.locator('main ul li > a').first()).toContainText(en.mine.moves(2));
  await empty(page);
  await page.getByRole('button', { name: en.home.removeTable('Four Treasures') }).last().click();
  await page.getByRole('button', { name: en.home.remove, exact: true }).click();
  await expect(page.locator('main ul li > a')).toHaveCount(1);
  await expect(alert(page)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.locator('main ul li > a')).toContainText(en.mine.moves(2));
});

for (const [language, said] of [['en', keeping], ['de', keepingDe], ['it', keepingIt]] as const)
  test(`where nothing may be kept a game is played, saved and outlives a reload (${language})`, async ({ page }) => {
    const say = words[language];
    await page.addInitScript((code) => {
      localStorage.setItem('ardri.language', JSON.stringify(code));
      indexedDB.open = () => {
        throw new DOMException('', 'SecurityError');
      };
    }, language);
    await page.goto('/games/four-treasures');
    await page.locator('.seats select').last().selectOption('person');
    await page.getByRole('button', { name: say.setup.start, exact: true }).click();
    await hill(page, 'C4').click();
    await arrive(page, 1);
    await expect(alert(page)).toContainText(`${said.blocked} ${said.gone}`);
    await alert(page).getByRole('button', { name: say.refusal.close }).click();
    await expect(alert(page)).toHaveCount(0);
    await hill(page, 'E4').click();
    await arrive(page, 2);
    await page.reload();
    await arrive(page, 2);
    await page.getByRole('link', { name: say.menu.mine, exact: true }).click();
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say.mine.export }).click()]);
    expect(saved.suggestedFilename()).toBe('ardri-games.jsonl');
  });

/** What does not come, until it is said that it may. */
async function withhold(page: Page, what: RegExp): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.abort());
  return () => page.unroute(what);
}

for (const [language, say] of Object.entries(words)) {
  const speak = (page: Page) => page.addInitScript((code) => localStorage.setItem('ardri.language', JSON.stringify(code)), language);

  test(`a page that does not come is tried again (${language})`, async ({ page }) => {
    await speak(page);
    await page.goto('/');
    const allow = await withhold(page, /RulesPage.*\.js/);
    await page.getByRole('link', { name: say.menu.rules, exact: true }).click();
    await expect(alert(page)).toHaveCount(1);
    await expect(alert(page)).toContainText(say.download.failed);
    await allow();
    await alert(page).getByRole('button', { name: say.download.again }).click();
    await expect(page.locator('article').first()).toBeVisible();
  });

  test(`rules that do not come are tried again, before a game and in it (${language})`, async ({ page }) => {
    await speak(page);
    const allow = await withhold(page, /rules-tara.*\.wasm/);
    await page.goto('/games/four-treasures');
    await page.locator('.seats select').last().selectOption('person');
    await page.getByRole('button', { name: say.setup.start, exact: true }).click();
    await expect(alert(page)).toContainText(say.broken.title);
    await expect(alert(page)).toContainText(say.download.failed);
    await expect(alert(page)).not.toContainText(/engine|fetch|Error/);
    await allow();
    await alert(page).getByRole('button', { name: say.download.again }).click();
    await hill(page, 'C4').click();
    await arrive(page, 1);

    const open = await withhold(page, /rules-tara.*\.wasm/);
    await page.reload();
    await expect(alert(page)).toContainText(say.download.failed);
    await open();
    await alert(page).getByRole('button', { name: say.download.again }).click();
    await arrive(page, 1);
  });
}

test('players that do not come are tried again, and the game goes on', async ({ page }) => {
  const allow = await withhold(page, /players-tara.*\.wasm/);
  await page.goto('/games/four-treasures');
  await page.getByRole('combobox', { name: en.setup.starts }).selectOption({ index: 0 });
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await hill(page, 'C4').click();
  await expect(alert(page)).toContainText(en.download.failed);
  await allow();
  await alert(page).getByRole('button', { name: en.download.again }).click();
  await expect(page.locator('[data-number]').nth(1)).toBeVisible({ timeout: 20_000 });
  await expect(alert(page)).toHaveCount(0);
});

test('an engine that stops in the middle of a game is started again', async ({ page }) => {
  await page.addInitScript(() => {
    const all: Worker[] = [];
    Object.assign(window, { all });
    window.Worker = class extends Worker {
      constructor(...what: ConstructorParameters<typeof Worker>) {
        super(...what);
        all.push(this);
      }
    };
  });
  await begin(page);
  await page.evaluate(() => (window as unknown as { all: Worker[] }).all.forEach((worker) => worker.dispatchEvent(new ErrorEvent('error', { message: 'unreachable' }))));
  await hill(page, 'E4').click();
  await expect(alert(page)).toContainText(en.broken.engine);
  await alert(page).getByRole('button', { name: en.download.again }).click();
  await arrive(page, 1);
  await hill(page, 'E4').click();
  await arrive(page, 2);
});

test('something on a page that does not come is told of, and the page can be loaded anew', async ({ page }) => {
  await page.goto('/rules');
  await page.locator('article').first().waitFor();
  const allow = await withhold(page, /Settings.*\.js/);
  await page.locator('header summary').click();
  await expect(alert(page)).toContainText(en.download.failed);
  await page.context().setOffline(true);
  await alert(page).getByRole('button', { name: en.download.again }).click();
  await expect(page.locator('article').first()).toBeVisible(); // a page is better than none
  await page.context().setOffline(false);
  await allow();
  await alert(page).getByRole('button', { name: en.download.again }).click();
  await expect(alert(page)).toHaveCount(0);
  await page.locator('header summary').click();
  await expect(page.locator('header .panel select, header .panel input').first()).toBeVisible();
});

test('when not even the house comes, one can try again', async ({ page }) => {
  const allow = await withhold(page, /house-.*\.js/);
  await page.goto('/');
  const again = page.getByRole('button', { name: en.download.again });
  await again.waitFor();
  await allow();
  await again.click();
  await expect(page.locator('.cover').first()).toBeVisible();
});
