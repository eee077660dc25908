// What lies in a box, with where it comes from; and the editor: a pack that is drawn here is played with here and at the terminal.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { en, expect, languages, locales, test, words } from './house';
import { open, saved } from './packs';
import { program } from './places';
import type { Card } from '../../src/games/seat-of-kings/deck';

const family = 'seat-of-kings';
const { components: say, deck } = en;
type Deck = { name?: string; cards: Card[] };
const standard = (): Deck => JSON.parse(readFileSync(new URL('../../../content/seat-of-kings/standard.json', import.meta.url), 'utf8'));

const editor = `/components/${family}/editor`;
const verdict = (page: Page) => page.locator('.state');
const card = (page: Page, duel: number) => page.getByRole('radio', { name: new RegExp(`^Card ${duel}(,|$)`) });
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const chosen = (page: Page) => page.locator('.deck section');

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: locales[language] });
    const { components: say, cards, rules } = words[language];

    test(`all cards are shown with where they come from: ${language}`, async ({ page }) => {
      await page.goto('/rules/seat-of-kings');
      await page.getByRole('link', { name: rules.components }).click();
      await expect(page).toHaveURL(`/components/${family}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(say.sums(cards.counted(36)));
      await expect(page.locator('.sums li strong')).toHaveText(['4', '2', '30']);
      await expect(page.locator('.pieces > li')).toHaveCount(36);
      for (const { duel, provenance } of standard().cards) {
        const shown = page.locator(`#piece-${duel}`);
        await expect(shown.getByRole('heading')).toHaveText(cards.name(duel));
        await expect(shown).toContainText(say.provenance[provenance!]);
        await expect(shown.locator('.note')).not.toBeEmpty();
      }
      await expect(page.locator('#piece-36 .note')).not.toHaveText(await page.locator('#piece-34 .note').innerText());
    });
  });

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const address of [`/components/${family}`, editor]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('svg').nth(5).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await expect(verdict(page)).toHaveText(new RegExp(say.sound));
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.addStyleTag({ content: 'html { font-size: 100% }' });
  for (const button of await page.locator('[data-field]').all()) expect((await button.boundingBox())!.width).toBeGreaterThanOrEqual(40);
});

test('a card is drawn by touching fields, and the pack is checked, kept, saved, and played with here and at the terminal', async ({ page }, info) => {
  await page.goto(editor);
  await expect(verdict(page)).toContainText(say.sound);
  await page.getByRole('textbox', { name: say.name }).fill('My box');
  await card(page, 17).check();
  await page.getByRole('button', { name: deck.clear }).click();
  await expect(verdict(page)).toContainText('Card 17');
  await expect(page.locator('.fields .wrong')).toBeVisible();
  await expect(page.getByRole('button', { name: say.play })).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'H3').click();
  await field(page, 'W2').click();
  await expect(field(page, 'W2')).toHaveAccessibleName('warrior’s field W2: second piece');
  await field(page, 'C1').click();
  await expect(chosen(page).getByRole('status')).toContainText('herdsman’s field and one on the warrior’s field up-left of it, with a chieftain’s field 2 ranks up-left of it');
  await chosen(page).getByRole('radio', { name: '2', exact: true }).check();
  await expect(verdict(page)).toContainText(say.sound);
  await expect(page.getByText(say.kept, { exact: true })).toBeVisible();

  // What was said of the standard card is not said of this one.
  await expect(page.getByRole('textbox', { name: say.note })).toHaveValue('');
  await page.getByRole('textbox', { name: say.note }).fill('as printed');

  await page.reload();
  await expect(page.getByRole('textbox', { name: say.name })).toHaveValue('My box');
  const file = info.outputPath('my-box.json');
  const pack = await saved<Deck>(page, file);
  expect(pack.cards).toEqual(standard().cards.map((each) => (each.duel === 17 ? { duel: 17, cost: 2, place: ['H+0', 'W-1'], need: ['C-2'], source: 'as printed' } : each)));
  expect(pack.name).toBe('My box');

  const record = info.outputPath('game.ardri');
  execFileSync(program, ['play', family, '--content', file, '--players', 'random,random,random', '--seed', '3', '--save', record], { input: '' });
  expect(readFileSync(record, 'utf8')).toContain('"My box"');
  execFileSync(program, ['replay', record]);

  await page.getByRole('button', { name: say.play }).click();
  await expect(page).toHaveURL(`/games/${family}?rules=${family}&pack=own`);
  await expect(page.getByRole('group', { name: en.setup.pack }).locator('strong')).toHaveText('My box');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await expect(page).toHaveURL('/table');
  const kept = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) => new Promise<T>((answer) => (request.onsuccess = () => answer(request.result)));
    const entries = await done((await done(indexedDB.open('ardri'))).transaction('entries').objectStore('entries').getAll());
    return JSON.stringify(entries[0]);
  });
  expect(kept).toContain('My box');
});

test('a card is drawn by keyboard alone', async ({ page }) => {
  await page.goto(editor);
  await page.getByRole('button', { name: say.empty }).press('Enter');
  await expect(page.getByText(deck.drawn(0, 36))).toBeVisible();
  await card(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 2)).toBeChecked();
  await page.getByRole('spinbutton', { name: deck.duel }).focus();
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(field(page, 'F3')).toBeFocused();
  for (const key of ['Enter', 'ArrowUp', 'Enter', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(field(page, 'K')).toBeFocused();
  await expect(field(page, 'K')).toHaveAccessibleName('king’s field: must exist');
  await expect(field(page, 'F3')).toHaveAccessibleName('farmer’s field F3: a piece');
  await expect(field(page, 'H3')).toHaveAccessibleName('herdsman’s field H3: must exist');
  await expect(page.getByText(deck.fits(1))).toBeVisible();
  await expect(page.getByText(deck.drawn(1, 36))).toBeVisible();

  // What was there before can be had again.
  await page.getByRole('button', { name: say.standard }).press('Enter');
  await expect(page.getByText(deck.drawn(36, 36))).toBeVisible();
  await page.getByRole('button', { name: say.bringBack }).press('Enter');
  await expect(page.getByText(deck.drawn(1, 36))).toBeVisible();
});

test('what is wrong is told with its place, at the card it is about', async ({ page }) => {
  await page.goto(editor);
  const wrong = standard();
  wrong.cards[29]!.cost = 7;
  await open(page, 'dear.json', JSON.stringify(wrong));
  await expect(verdict(page)).toContainText('Card 30, activation cost: is 7; it must be a whole number from 0 to 4');
  await expect(card(page, 30)).toHaveAccessibleName(`Card 30, ${deck.wrong}`);
  await page.getByRole('button', { name: deck.toWrong('Card 30') }).click();
  await expect(card(page, 30)).toBeChecked();
  await expect(page.locator('.fields .wrong')).toContainText('is 7');
  await chosen(page).getByRole('radio', { name: '3', exact: true }).check();
  await expect(verdict(page)).toContainText(say.sound);
  await page.getByRole('spinbutton', { name: deck.duel }).fill('31');
  await expect(verdict(page)).toContainText('duel value: there are two cards with the duel value 31');

  // A deck that lacks a card.
  await open(page, 'short.json', JSON.stringify({ cards: standard().cards.slice(1) }));
  await expect(verdict(page)).toContainText('there are 35 cards');
  await page.getByRole('button', { name: deck.add }).click();
  await expect(verdict(page)).toContainText('Card 1');
  await page.getByRole('checkbox', { name: deck.stone }).check();
  await expect(verdict(page)).toContainText(say.sound);

  // What has not the form of a pack is not opened, and the engine says where it is none.
  const odd = standard() as { cards: (Card & { price?: number })[] };
  odd.cards[16]!.price = 5;
  await open(page, 'odd.json', JSON.stringify(odd));
  await expect(page.getByRole('alert')).toContainText('odd.json cannot be opened: cards[16]');
  await expect(page.getByRole('alert')).toContainText('there is no field "price" here');
  await open(page, 'none.json', '{');
  await expect(page.getByRole('alert')).toContainText(say.noPack);
  await expect(verdict(page)).toContainText(say.sound);
});

test('where the browser keeps nothing, it says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(editor);
  await page.getByRole('button', { name: say.empty }).click();
  await expect(page.getByText(say.notKept)).toBeVisible();
});

test('a family without components has no such page', async ({ page }) => {
  for (const address of ['/components', '/components/tara', '/components/none', `/components/${family}/else`]) {
    await page.goto(address);
    await expect(page.getByText(en.broken.noPage)).toBeVisible();
  }
});
