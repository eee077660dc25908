// Tables stand side by side on the first page.
import type { Page } from '@playwright/test';
import { arrive, en, expect, hill, test } from './house';

const cards = (page: Page) => page.getByRole('link', { name: en.home.goOn });

async function begin(page: Page, cover: string, name: string, move: string) {
  await page.goto(`/games/${cover}`);
  await page.getByRole('combobox', { name: 'Blue', exact: true }).selectOption('person');
  await page.getByRole('combobox', { name: en.setup.nameOf('Red') }).fill(name);
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await arrive(page, 0);
  await hill(page, move).click();
  await arrive(page, 1);
}

test('a new table leaves the others standing, and each is found again', async ({ page }) => {
  await begin(page, 'four-treasures', 'Ann', 'C4');
  await begin(page, 'sacred-hill', 'Bea', 'D4');
  await begin(page, 'high-kings', 'Cid', 'B2');
  await page.goto('/');
  await expect(cards(page)).toHaveCount(3);
  for (const [i, [game, name]] of [['High Kings, level 1', 'Cid'], ['Sacred Hill, level 1', 'Bea'], ['Four Treasures', 'Ann']].entries()) {
    await expect(cards(page).nth(i)).toContainText(game!);
    await expect(cards(page).nth(i)).toContainText(name!);
    await expect(cards(page).nth(i)).toContainText(en.home.goOnMoves(1));
  }
  await cards(page).nth(2).click();
  await arrive(page, 1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four Treasures');
  await expect(page).toHaveURL(/\/table\/\w+/);
  await hill(page, 'E4').click();
  await arrive(page, 2);
  await page.reload();
  await arrive(page, 2);
  // What was touched last stands first.
  await page.goto('/');
  await expect(cards(page).first()).toContainText('Four Treasures');
  await expect(cards(page).first()).toContainText(en.home.goOnMoves(2));
});

test('a table is removed when one is sure', async ({ page }) => {
  await begin(page, 'four-treasures', 'Ann', 'C4');
  await begin(page, 'sacred-hill', 'Bea', 'D4');
  await page.goto('/');
  const remove = page.getByRole('button', { name: en.home.removeTable('Four Treasures') });
  await remove.click();
  await expect(page.getByRole('button', { name: en.home.keep })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en.home.remove, exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Sacred Hill');
  await expect(page.getByRole('heading', { name: en.home.goOn })).toBeFocused();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});

test('finished tables are among my games', async ({ page, native }) => {
  const played = await native.game('four-treasures', 22);
  const kept = { ...played, players: ['person', 'person'], match: false, finished: [], over: true, seed: 1 };
  await page.addInitScript((text) => localStorage.setItem('ardri.table', text), JSON.stringify(kept));
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: en.menu.mine }).click();
  await expect(cards(page)).toHaveCount(0);
  const card = page.getByRole('link', { name: 'Four Treasures' }).and(page.locator('[href^="/table/"]'));
  await expect(card).toContainText(en.mine.finished);
  await card.click();
  await arrive(page, played.moves.length);
});
