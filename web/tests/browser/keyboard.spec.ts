// Everything can be done with the keyboard alone, the focus is never lost, and what happens is said aloud.
import type { Page } from '@playwright/test';
import { en } from './words';
import { arrive, expect, hill, lay, look, ruleSetOf, test } from './house';

const focusIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'where the focus is' }).not.toBe('BODY');

/** Presses Tab until what is wanted has the focus, once it is there. */
async function tabTo(page: Page, query: string, key = 'Tab') {
  await expect(page.locator(query).first()).toBeVisible();
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press(key);
    if (await page.evaluate((query) => document.activeElement?.matches(query), query)) return;
  }
  throw new Error(`${query} is not reached with ${key}`);
}

async function tabToButton(page: Page, name: string, key = 'Tab') {
  await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press(key);
    const here = await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim());
    if (here === name) return;
  }
  throw new Error(`“${name}” is not reached with ${key}`);
}

/** Walks over the board with the arrow keys, along the files first (row 4 has no corners). */
async function walkTo(page: Page, name: string) {
  const here = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.hill!);
  const step = async (key: string) => {
    const before = await here();
    await page.keyboard.press(key);
    expect(await here(), `${key} from ${before}`).not.toBe(before);
  };
  for (let i = 0; i < 20; ++i) {
    const at = await here();
    if (at === name) return;
    const files = name.charCodeAt(0) - at.charCodeAt(0), ranks = Number(name[1]) - Number(at[1]);
    if (files !== 0) await step(files > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await step(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  }
  throw new Error(`${name} is not reached`);
}

async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  await focusIsKept(page);
}

const says = (page: Page, text: string) => expect(page.locator('[role=status][aria-live=polite]')).toContainText(text);

test('from the address bar into a game of High Kings, by keyboard alone', async ({ page, native }) => {
  const ruleSet = await ruleSetOf(native, 'high-kings-1');
  await page.goto('/');
  await page.locator('.skip').waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await expect(page.locator('.skip')).toBeInViewport();
  await press(page, 'Enter');
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, '.cover[href="/games/high-kings"]');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Two rule sets to choose from with the arrows, and back again.
  await tabTo(page, 'input[name=rules]');
  await press(page, 'ArrowDown');
  await expect(page.locator('input[value=high-kings-2]')).toBeChecked();
  await press(page, 'ArrowUp');
  await expect(page.locator('input[value=high-kings-1]')).toBeChecked();
  await tabTo(page, '.seats select');
  await expect(page.getByRole('combobox', { name: 'Red', exact: true })).toBeFocused();
  await tabTo(page, '.seats select');
  await press(page, 'Home');
  await expect(page.getByRole('combobox', { name: 'Blue', exact: true })).toHaveValue('person');
  await tabToButton(page, en.setup.start);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruleSet.name.en);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Six kings are placed, then the first moves.
  await tabTo(page, '[data-hill]');
  const moves: string[] = [];
  for (const name of ['D4', 'D6', 'B2', 'B6', 'F2', 'F6']) {
    const legal = (await native.ask('legal', { game: 'high-kings-1', moves })).legal[moves.length % 2]!;
    expect(legal).toContain(name);
    await walkTo(page, name);
    await press(page, 'Enter');
    moves.push(`${moves.length % 2} ${name}`);
    await arrive(page, moves.length);
    await says(page, en.tara.did.place(moves.length % 2 ? 'Red' : 'Blue', name, ''));
    await expect(hill(page, name)).toBeFocused();
  }
  const { legal } = await native.ask('legal', { game: 'high-kings-1', moves });
  const move = legal[0]!.find((text) => text.startsWith('D4-'))!;
  await walkTo(page, 'D4');
  await press(page, 'Enter');
  await expect(hill(page, 'D4')).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Escape');
  await expect(hill(page, 'D4')).not.toHaveAttribute('aria-selected', 'true');
  expect((await look(page)).legal).toEqual(['B2', 'D4', 'F2']);
  await press(page, 'Enter');
  await walkTo(page, move.slice(3));
  await press(page, 'Space');
  await arrive(page, 7);
  await says(page, en.tara.did.kingMove('Red', 'D4', move.slice(3)));
  await says(page, en.table.toMove('Blue'));

  // Taken back, refused, and looked up.
  await tabToButton(page, en.table.takeBack);
  await press(page, 'Enter');
  await arrive(page, 6);
  await says(page, en.table.tookBack);
  await focusIsKept(page);
  await tabTo(page, '[data-hill]', 'Shift+Tab');
  await walkTo(page, 'E5');
  await press(page, 'Enter');
  await expect(page.getByRole('alert')).toContainText(en.refusal.title);
  await tabTo(page, '[role=alert] a', 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/rules\/high-kings-1#/);
  await expect(page.locator('article.wanted')).toBeFocused();
  await tabTo(page, 'nav a[href="/table"]', 'Shift+Tab');
  await press(page, 'Enter');
  await arrive(page, 6);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the whole board can be walked, around the missing corners too', async ({ page }) => {
  await lay(page, { game: 'four-treasures', options: { start: 0 }, moves: [] });
  await hill(page, 'D4').focus();
  const seen = new Set(['D4']);
  // Left and right along every row, up and down in between.
  for (const way of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(way);
    seen.add(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.hill!));
  }
  for (const name of ['A4', 'A6', 'B7', 'F7', 'G6', 'G2', 'F1', 'B1', 'A2']) expect([...seen]).toContain(name);
  // The board is one stop of the Tab key.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.hill)).toBeUndefined();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[data-hill]:focus')).toHaveCount(1);
});

test('closing a refusal keeps the focus', async ({ page }) => {
  await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: ['0 D4', '1 D5'] });
  await hill(page, 'C4').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await tabToButton(page, en.refusal.close, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await focusIsKept(page);
});

test('taking back to the very start keeps the focus', async ({ page }) => {
  await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: ['0 D4'] });
  await page.getByRole('button', { name: en.table.takeBack }).focus();
  await page.keyboard.press('Enter');
  await arrive(page, 0);
  await focusIsKept(page);
});

test('calling “out” keeps the focus', async ({ page, native }) => {
  const whole = await native.game('four-treasures', 22);
  const before = whole.moves.findIndex((step) => step.endsWith('out'));
  await lay(page, { ...whole, moves: whole.moves.slice(0, before) });
  await page.getByRole('button', { name: en.tara.call.out, exact: true }).focus();
  await page.keyboard.press('Enter');
  await arrive(page, before + 1);
  await says(page, en.tara.did.out(whole.moves[before]!.startsWith('0') ? 'Red' : 'Blue', '', ''));
  await focusIsKept(page);
});

for (const [what, name, move] of [['sacrificing', en.tara.sacrifice, '*'], ['keeping', en.tara.keepRingfort, '']] as const)
  test(`${what} a ringfort keeps the focus`, async ({ page, native }) => {
    const whole = await native.game('high-kings-2', 14);
    const before = whole.moves.findIndex((step) => step.endsWith('*'));
    await lay(page, { ...whole, moves: whole.moves.slice(0, before) });
    const [from, to] = whole.moves[before]!.match(/[A-G][1-7]/g)!;
    await hill(page, from!).focus();
    await page.keyboard.press('Enter');
    await walkTo(page, to!);
    await page.keyboard.press('Enter');
    await tabToButton(page, name);
    await page.keyboard.press('Enter');
    await arrive(page, before + 1);
    expect((await look(page)).moves.at(-1)).toBe(`${from}-${to}${move}`);
    await focusIsKept(page);
  });

test('taking back a touch by its button keeps the focus', async ({ page, native }) => {
  const played = await native.game('high-kings-1', 7, { start: 0 }, 6);
  const { legal } = await native.ask('legal', played);
  await lay(page, played);
  await hill(page, legal[0]![0]!.slice(0, 2)).focus();
  await page.keyboard.press('Enter');
  await tabToButton(page, en.table.takeBackTouch);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hill][aria-selected=true]')).toHaveCount(0);
  await focusIsKept(page);
});

test('going through the moves keeps the focus', async ({ page, native }) => {
  const played = await native.game('four-treasures', 22, { start: 0 }, 6);
  await lay(page, played);
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await arrive(page, 5);
  await page.keyboard.press('Home');
  await arrive(page, 0);
  await page.keyboard.press('End');
  await arrive(page, 6);
  await expect(page.getByRole('slider')).toBeFocused();
  for (const [name, at] of [[en.table.previous, 5], [en.table.next, 6], [en.table.first, 0], [en.table.last, 6]] as const) {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await arrive(page, at);
    await focusIsKept(page);
  }
});

test('going back to the game keeps the focus', async ({ page, native }) => {
  await lay(page, await native.game('four-treasures', 22, { start: 0 }, 6));
  await page.locator('[data-number="3"]').focus();
  await page.keyboard.press('Enter');
  await arrive(page, 3);
  await focusIsKept(page);
  await tabToButton(page, en.table.live, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arrive(page, 6);
  await focusIsKept(page);
});

test('playing again keeps the focus', async ({ page, native }) => {
  await lay(page, await native.game('four-treasures', 22));
  await tabToButton(page, en.table.again);
  await page.keyboard.press('Enter');
  await arrive(page, 0);
  await focusIsKept(page);
});

test('the settings open and close by keyboard', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'summary');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: en.menu.language })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: en.menu.language })).toBeFocused();
  await press(page, 'Escape');
  await expect(page.locator('summary')).toBeFocused();
  await expect(page.getByRole('combobox', { name: en.menu.language })).toBeHidden();
});
