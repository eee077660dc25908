// Before a game: everything the rules leave open can be chosen, and a newcomer need choose nothing.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { arrive, en, expect, expectChoices, kept, test } from './house';

const start = (page: Page) => page.getByRole('button', { name: en.setup.start, exact: true });
const seat = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const nameOf = (page: Page, name: string) => page.getByRole('combobox', { name: en.setup.nameOf(name) });
const more = (page: Page) => page.locator('summary', { hasText: en.setup.more }).click();

for (const [cover, first, rest] of [['seat-of-kings', 'Blue', ['Red', 'White']], ['tumult-royal', 'Blue', ['Yellow', 'Violet']], ['rebirth', 'Blue', ['Red', 'White']]] as const)
  test(`a newcomer to ${cover} finds one person and gentle computer players`, async ({ page }) => {
    await page.goto(`/games/${cover}`);
    await expect(seat(page, first)).toHaveValue('person');
    for (const name of rest) await expect(seat(page, name)).toHaveValue('level-2');
    await expect(start(page)).toBeVisible();
    // As many as the rules allow, and each with the players that the game has.
    await page.locator('.counts label', { hasText: '4' }).click();
    await expect(page.locator('.seats select')).toHaveCount(4);
    await page.getByRole('radio', { name: '4', exact: true }).press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.seats select')).toHaveCount(2);
    await expectChoices(page.locator('.seats select').last(), ['person', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'random']);
    await expect(page.locator('.seats select').last()).toContainText('High King (6)');
  });

test('names are remembered, and the first to sit down has the first of them', async ({ page }) => {
  await page.goto('/games/four-treasures');
  await seat(page, 'Blue').selectOption('person');
  await nameOf(page, 'Red').fill('Ann');
  await nameOf(page, 'Blue').fill('Bob');
  await start(page).click();
  await expect(page).toHaveURL('/table');
  await page.goto('/games/sacred-hill');
  await expect(nameOf(page, 'Red')).toHaveValue('Ann');
  await seat(page, 'Red').selectOption('level-1');
  await expect(nameOf(page, 'Red')).toHaveCount(0);
  await seat(page, 'Blue').selectOption('person');
  await expect(nameOf(page, 'Blue')).toHaveValue('Ann');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('ardri.names')!))).toEqual(['Ann', 'Bob']);
});

test('lots decide places and start, where that is wanted', async ({ page }) => {
  const seen = new Set<string>();
  for (let i = 0; i < 12 && seen.size < 3; ++i) {
    await page.goto('/games/four-treasures');
    await page.getByRole('checkbox', { name: en.setup.placesByLot }).check();
    await page.getByRole('combobox', { name: en.setup.starts }).selectOption('lot');
    await start(page).click();
    await expect(page).toHaveURL('/table');
    const { players, options } = await kept(page);
    expect([...players].sort()).toEqual(['level-2', 'person']);
    expect([0, 1]).toContain(options.start);
    seen.add(`${players} ${options.start}`);
  }
  expect(seen.size).toBeGreaterThanOrEqual(3);
});

test('a clock is chosen from usual ones or set by oneself, by keyboard too', async ({ page }) => {
  await page.goto('/games/four-treasures');
  const clock = page.getByRole('combobox', { name: en.setup.clock });
  await expect(clock.locator('option')).toHaveCount(12);
  await expect(clock).toHaveValue('0');
  await clock.selectOption('bank');
  await page.getByRole('spinbutton', { name: en.setup.minutes }).fill('7');
  await page.getByRole('spinbutton', { name: en.setup.increment }).fill('0');
  await clock.selectOption('turn');
  await expect(page.getByRole('spinbutton', { name: en.setup.minutes })).toHaveCount(0);
  await page.getByRole('combobox', { name: en.setup.unit }).selectOption('hour');
  await page.getByRole('spinbutton', { name: en.setup.turnTime }).fill('');
  // What is no time is not begun with.
  await start(page).click();
  await expect(page).toHaveURL('/games/four-treasures');
  await page.getByRole('spinbutton', { name: en.setup.turnTime }).fill('12');
  await start(page).click();
  await arrive(page, 0);
});

test('real time is for one person at the screen', async ({ page }) => {
  await page.goto('/games/tumult-royal');
  const live = page.getByRole('checkbox', { name: /The raid runs in real time/ });
  await expect(live).toBeChecked();
  await more(page);
  // What matters only in real time, or only in turns, is asked for there alone.
  const hands = page.getByRole('combobox', { name: /how quick/i }), lifts = page.getByRole('spinbutton', { name: /lift/ });
  await expect(hands.locator('option:checked')).toHaveText('Like a person’s');
  await expect(lifts).toHaveCount(0);
  await live.uncheck();
  await expect(hands).toHaveCount(0);
  await expect(lifts).toHaveValue('8');
  await live.check();
  await seat(page, 'Yellow').selectOption('person');
  await expect(live).toBeDisabled();
  await expect(live).not.toBeChecked();
  await expect(page.getByText(en.setup.onePerson)).toBeVisible();
  await expect(lifts).toBeVisible();
  await seat(page, 'Yellow').selectOption('random');
  await expect(live).toBeEnabled();
  await expect(live).toBeChecked();
});

test('choices that do not go together are refused with the engine’s reason', async ({ page }) => {
  await page.goto('/games/seat-of-kings');
  await more(page);
  await page.getByRole('checkbox', { name: 'Munster' }).check();
  await start(page).click();
  await expect(page.getByRole('alert')).toContainText(en.setup.refused);
  await expect(page).toHaveURL('/games/seat-of-kings');
});

test('a content pack of one’s own is checked by the engine', async ({ page }) => {
  const pack = readFileSync(fileURLToPath(new URL('../../../content/seat-of-kings/standard.json', import.meta.url)), 'utf8');
  await page.goto('/games/seat-of-kings');
  await more(page);
  const give = async (name: string, text: string) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: en.setup.choosePack }).click()]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await give('broken.json', '{');
  await expect(page.getByRole('alert')).toContainText(en.setup.badPack('broken.json'));
  await expect(page.getByRole('alert')).toContainText(en.setup.noJson);
  await give('one.json', '{"cards":[{"duel":1,"cost":0,"place":["C+0"]}]}');
  await expect(page.getByRole('alert')).toContainText(en.setup.badPack('one.json'));
  await give('mine.json', pack);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('group', { name: en.setup.pack })).toContainText('mine.json');
  await page.getByRole('button', { name: en.setup.standardPack }).click();
  await expect(page.getByRole('group', { name: en.setup.pack })).not.toContainText('mine.json');
});

test('a game without packs and options asks for neither', async ({ page }) => {
  await page.goto('/games/four-treasures');
  await expect(start(page)).toBeVisible();
  await expect(page.locator('summary', { hasText: en.setup.more })).toHaveCount(0);
});
