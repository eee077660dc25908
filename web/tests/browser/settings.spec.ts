// What a person chooses for all games: the board from the other side, without letters, the pace, sounds; and the keys.
import type { Page } from '@playwright/test';
import { en as keys } from '../../src/pages/keys/words/en';
import { arrive, en, expect, hill, lay, locales, look, test, truth } from './house';

const settings = (page: Page) => page.locator('header summary').click();
const middle = async (page: Page, name: string) => {
  const { x, y, width, height } = (await hill(page, name).boundingBox())!;
  return [x + width / 2, y + height / 2];
};

test('the board is seen from the other side, and played on there', async ({ page, native }) => {
  const played = await native.game('stone-of-destiny', 31, { start: 0 }, 30);
  await lay(page, played);
  const before = await middle(page, 'B1');
  const opposite = await middle(page, 'F7');
  await settings(page);
  await page.getByRole('checkbox', { name: en.menu.turned }).check();
  await page.keyboard.press('Escape');
  expect(await middle(page, 'F7')).toEqual(before);
  expect(await middle(page, 'B1')).toEqual(opposite);
  expect(await look(page)).toEqual(await truth(native, played));
  // Keys go where they point to.
  await hill(page, 'D4').focus();
  await page.keyboard.press('ArrowUp');
  await expect(hill(page, 'D3')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(hill(page, 'E3')).toBeFocused();
  await page.keyboard.press('f');
  expect(await middle(page, 'B1')).toEqual(before);
});

test('letters and numbers can be put away, and the choice is kept', async ({ page }) => {
  await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: ['0 D4'] });
  await expect(page.locator('.square text')).toHaveCount(28);
  await settings(page);
  await page.getByRole('checkbox', { name: en.menu.coordinates }).uncheck();
  await expect(page.locator('.square text')).toHaveCount(0);
  await page.reload();
  await arrive(page, 1);
  await expect(page.locator('.square text')).toHaveCount(0);
});

test('sounds are for those who ask for them', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(this.frequency.value);
      start.call(this, when);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
  await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: [] });
  await hill(page, 'D4').click();
  await arrive(page, 1);
  expect(await heard()).toBe(0);
  await settings(page);
  await page.getByRole('checkbox', { name: en.menu.sounds }).check();
  await page.keyboard.press('Escape');
  await hill(page, 'D5').click();
  await arrive(page, 2);
  await expect.poll(heard).toBeGreaterThan(0);
});

test('a game between computers is watched, held, and goes on', async ({ page }) => {
  await lay(page, { game: 'four-treasures', options: { start: 0 }, moves: [] }, { players: ['random', 'random'] });
  await expect.poll(async () => (await look(page)).moves.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: en.table.pause, exact: true }).first().click();
  const held = (await look(page)).moves.length;
  // What was on its way when it was held has come by then; after that nothing does.
  await expect(page.getByRole('button', { name: en.table.resume })).toBeVisible();
  expect((await look(page)).moves.length - held).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: en.table.resume }).click();
  await expect.poll(async () => (await look(page)).moves.length, { timeout: 30_000 }).toBeGreaterThan(held + 2);
});

test('a question mark lists the keys, and they do what it says', async ({ page, native }) => {
  const played = await native.game('sacred-hill-1', 32, { start: 0 }, 4);
  await lay(page, played);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: keys.title })).toContainText(keys.takeBack);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hill(page, 'D4').focus();
  await page.keyboard.press('PageUp');
  await arrive(page, 3);
  await page.keyboard.press('PageDown');
  await arrive(page, 4);
  await page.keyboard.press('u');
  await arrive(page, 3);
});

for (const [code, first, earlier] of [['en', 'Home', 'Page ↑'], ['de', 'Pos1', 'Bild ↑'], ['it', 'Inizio', 'Pag ↑']] as const)
  test.describe(`in ${code}`, () => {
    test.use({ locale: locales[code] });
    test(`keys are called as on keyboards of that language (${code})`, async ({ page }) => {
      await page.goto('/');
      await page.locator('main h1').waitFor();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog').locator('kbd').filter({ hasText: first })).toHaveCount(1);
      await expect(page.getByRole('dialog').locator('kbd').filter({ hasText: earlier })).toHaveCount(1);
    });
  });

test('with questions on, another hill changes the move that was not yet confirmed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ardri.settings', JSON.stringify({ confirm: true })));
  await lay(page, { game: 'four-treasures', options: { start: 0 }, moves: [] });
  await hill(page, 'D4').click();
  await expect(page.getByRole('button', { name: en.table.confirm('D4') })).toBeVisible();
  await hill(page, 'C3').click();
  await expect(page.getByRole('button', { name: en.table.confirm('C3') })).toBeVisible();
  await hill(page, 'C3').click();
  await arrive(page, 1);
  expect((await look(page)).moves).toEqual(['C3']);
});
