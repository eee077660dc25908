// What lies in the box of Tumult Royal, with where it comes from; and the editor: a pack that is written here is played with here and
// at the terminal.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { en, expect, languages, locales, test, words } from './house';
import { open, saved } from './packs';
import { program } from './places';
import type { OwnBox } from '../../src/games/tumult-royal/components/pack';

const family = 'tumult-royal';
const { components: say, box, boxEditor } = en;
const standard = (): OwnBox => JSON.parse(readFileSync(new URL('../../../content/tumult-royal/standard.json', import.meta.url), 'utf8'));

const editor = `/components/${family}/editor`;
const verdict = (page: Page) => page.locator('.state');
const amount = (where: Page | Locator, name: string) => where.getByRole('spinbutton', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tile = (page: Page, number: number) => page.getByRole('radio', { name: new RegExp(`^Tile ${number}(,|$)`) });
const brush = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const place = (page: Page, index: number) => page.locator(`[data-place="${index}"]`);

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: locales[language] });
    const { components: say, box, boxEditor, rules } = words[language];

    test(`everything in the box is shown with where it comes from: ${language}`, async ({ page }) => {
      await page.goto('/rules/tumult-royal');
      await page.getByRole('link', { name: rules.components }).click();
      await expect(page).toHaveURL(`/components/${family}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(say.sums(box.counted(28)));
      await expect(page.locator('.sums li strong')).toHaveText(['6', '2', '20']);
      for (const name of Object.values(box.groups)) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.locator('.pieces > li')).toHaveCount(28);
      for (const piece of await page.locator('.pieces > li').all()) {
        await expect(piece.locator('svg').first()).toBeVisible();
        await expect(piece).toContainText(new RegExp(Object.values(say.provenance).join('|')));
      }
      for (const id of ['goods-B', 'disc-widths', 'cost-v', 'threshold-0', 'landscape-10', 'layout-3']) await expect(page.locator(`#piece-${id}`)).toContainText(say.provenance.reconstructed);
      await expect(page.locator('#piece-cost-c')).toContainText(say.provenance.rulebook);
      await expect(page.locator('#piece-layout-4')).toContainText(say.provenance.public);
      await expect(page.locator('#piece-goods-M .picture svg')).toHaveCount(13);
      await expect(page.locator('#others + ul > li')).toHaveCount(7);
    });

    test(`what is wrong is told where it is: ${language}`, async ({ page }) => {
      await page.goto(editor);
      const costs = group(page, box.groups.costs);
      const meadow = amount(costs, boxEditor.costOf(box.terrain.m.name, box.goodNames.B));
      await meadow.fill('3');
      const told = { en: 'is 3; it must be a whole number from 0 to 2', de: 'ist 3; hier muss eine ganze Zahl von 0 bis 2 stehen', it: 'è 3; dev’essere un numero intero da 0 a 2' }[language];
      await expect(verdict(page)).toContainText(`${box.groups.costs}, ${box.terrain.m.name}, ${box.goodNames.B}: ${told}`);
      await expect(costs.locator('.wrong p, p.wrong')).toHaveText(told);
      await expect(meadow).toHaveAttribute('aria-invalid', 'true');
      await expect(meadow).toHaveAccessibleDescription(told);
      await expect(page.getByRole('button', { name: say.play })).toHaveAttribute('aria-disabled', 'true');
      await meadow.fill('2');
      await expect(verdict(page)).toContainText(say.sound);

      const layout = page.getByRole('group', { name: box.layout(3) });
      await layout.getByRole('button', { name: boxEditor.position(3, true) }).click();
      await expect(verdict(page)).toContainText(boxEditor.howMany.layouts(2, 3));
      await expect(layout.locator('p.wrong')).toHaveText(boxEditor.howMany.layouts(2, 3));
    });
  });

test('on a phone nothing is wider than the screen, also with large letters', async ({ page }) => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const address of [`/components/${family}`, editor])
    for (const screen of [320, 360]) {
      await page.setViewportSize({ width: screen, height: 640 });
      await page.goto(address);
      await page.locator('svg').nth(20).waitFor();
      expect(await width(), `${address} on ${screen}`).toBeLessThanOrEqual(screen);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await width(), `${address} on ${screen}, large letters`).toBeLessThanOrEqual(screen);
    }
});

test('a pack is written, checked, kept, saved, and played with here and at the terminal', async ({ page }, info) => {
  await page.goto(editor);
  await expect(verdict(page)).toContainText(say.sound);
  await page.getByRole('textbox', { name: say.name }).fill('My box');

  // A loaf more, and one less with a border: the sums follow, and tell what is missing.
  const goods = group(page, box.groups.goods);
  const loaf = amount(goods, `1 bread, ${boxEditor.border[2]}`);
  await loaf.fill('4');
  await expect(goods.getByText(boxEditor.inPlay(2, 22, 21))).toBeVisible();
  await expect(goods.locator('p.wrong')).toContainText('there are 40 tiles; there must be 39 in all');
  await amount(goods, `3 tools, ${boxEditor.border[2]}`).locator('xpath=preceding-sibling::button').click();
  await expect(goods.getByText(boxEditor.inPlay(2, 21, 21))).toBeVisible();
  await expect(verdict(page)).toContainText(say.sound);

  const disc = group(page, box.groups.disc);
  await amount(disc, boxEditor.number('5')).fill('0');
  await amount(disc, boxEditor.number('6')).fill('2');
  await expect(disc.getByText('40%')).toBeVisible();
  await amount(group(page, box.groups.thresholds), box.threshold(6)).fill('7');
  await amount(group(page, box.groups.costs), boxEditor.costOf('Village', 'Tools')).fill('1');

  // Drawn over with the mouse: the whole upper row becomes forest.
  await tile(page, 2).check();
  await brush(page, 'Forest').check();
  const [from, to] = [await place(page, 0).boundingBox(), await place(page, 2).boundingBox()];
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 12 });
  await page.mouse.up();
  await page.mouse.move(from!.x + 20, from!.y + from!.height + 20);
  for (const index of [0, 1, 2]) await expect(place(page, index)).toHaveAccessibleName(boxEditor.field(1, index + 1, 'Forest'));
  await expect(place(page, 3)).toHaveAccessibleName(boxEditor.field(2, 1, 'Mountain'));

  // Turned to look, it is painted where it is seen.
  await page.getByRole('button', { name: boxEditor.turn }).click();
  await expect(place(page, 2)).toHaveAccessibleName(boxEditor.field(1, 3, 'Forest'));
  await brush(page, 'Village').check();
  await place(page, 0).click();

  await page.getByRole('group', { name: box.layout(2) }).getByRole('button', { name: boxEditor.position(4, true) }).click();
  await page.getByRole('group', { name: box.layout(2) }).getByRole('button', { name: boxEditor.position(2, false) }).click();
  await expect(verdict(page)).toContainText(say.sound);
  await expect(page.getByText(say.kept, { exact: true })).toBeVisible();

  // What was said of the standard goods is not said of these.
  await expect(goods.getByRole('textbox', { name: say.note })).toHaveValue('');
  await goods.getByRole('radio', { name: say.provenance.rulebook }).check();
  await goods.getByRole('textbox', { name: say.note }).fill('as printed');

  await page.reload();
  await expect(page.getByRole('textbox', { name: say.name })).toHaveValue('My box');
  const file = info.outputPath('my-box.json');
  const pack = await saved<OwnBox>(page, file);
  const before = standard();
  expect(pack.name).toBe('My box');
  expect(pack.goods.length).toBe(39);
  expect(pack.goods.filter(({ good, value, from }) => good === 'B' && value === 1 && from === 2).length).toBe(4);
  expect(pack.disc).toEqual({ 2: 1, 3: 1, 4: 1, 6: 2 });
  expect(pack.costs).toEqual({ ...before.costs, v: [2, 2, 1] });
  expect(pack.thresholds).toEqual([7, 5, 4, 3, 0]);
  expect(pack.landscapes).toEqual(before.landscapes.with(1, ['fff', 'hcm', 'vmm']));
  expect(pack.layouts).toEqual({ ...before.layouts, 2: { columns: 2, rows: 2, up: [1, 2] } });
  expect(pack.provenance).toEqual({ goods: { provenance: 'rulebook', source: 'as printed' } });

  const record = info.outputPath('game.ardri');
  execFileSync(program, ['play', family, '--content', file, '--players', 'random,random,random', '--seed', '3', '--save', record], { input: '' });
  expect(readFileSync(record, 'utf8')).toContain('"My box"');
  execFileSync(program, ['replay', record]);
  execFileSync(program, ['perft', family, '2', '--content', file]);

  await page.getByRole('button', { name: say.play }).click();
  await expect(page).toHaveURL(`/games/${family}?rules=${family}&pack=own`);
  await expect(page.getByRole('group', { name: en.setup.pack }).locator('strong')).toHaveText('My box');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await expect(page).toHaveURL('/table');
  await page.locator('[data-field]').first().waitFor();
  const kept = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) => new Promise<T>((answer) => (request.onsuccess = () => answer(request.result)));
    const entries = await done((await done(indexedDB.open('ardri'))).transaction('entries').objectStore('entries').getAll());
    return JSON.stringify(entries[0]);
  });
  expect(kept).toContain('My box');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('numbers are stepped up and down with a thumb', async ({ page }) => {
    await page.goto(editor);
    const number = amount(group(page, box.groups.thresholds), box.threshold(8));
    const [less, more] = ['preceding', 'following'].map((side) => number.locator(`xpath=${side}-sibling::button`));
    expect((await more!.boundingBox())!.height).toBeGreaterThanOrEqual(40);
    await more!.tap();
    await expect(number).toHaveValue('5');
    await less!.tap();
    await expect(number).toHaveValue('4');
  });

  test('a tile is painted with a finger drawn over it', async ({ page }) => {
    await page.goto(editor);
    await brush(page, 'Mountain').tap();
    await place(page, 6).scrollIntoViewIfNeeded();
    const [from, to] = [(await place(page, 6).boundingBox())!, (await place(page, 8).boundingBox())!];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, x?: number) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y + 20 }] } as never);
    await touch('touchStart', from.x + 20);
    for (let i = 1; i <= 8; ++i) await touch('touchMove', from.x + 20 + ((to.x - from.x) * i) / 8);
    await touch('touchEnd');
    for (const index of [6, 7, 8]) await expect(place(page, index)).toHaveAccessibleName(boxEditor.field(3, index - 5, 'Mountain'));
    await expect(place(page, 5)).toHaveAccessibleName(boxEditor.field(2, 3, 'Forest'));
  });
});

test('a tile is painted and turned by keyboard alone', async ({ page }) => {
  await page.goto(editor);
  await page.getByRole('button', { name: say.empty }).press('Enter');
  await expect(verdict(page)).toContainText('Tumult disc: shows no number');
  await tile(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 2)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(place(page, 0)).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowDown', '5', 'ArrowRight', 'Enter', 'ArrowLeft', 'ArrowLeft', '2']) await page.keyboard.press(key);
  await expect(place(page, 3)).toBeFocused();
  for (const [index, terrain] of [[3, 'Forest'], [4, 'Castle'], [5, 'Castle'], [0, 'Meadow']] as const) await expect(place(page, index)).toHaveAccessibleName(new RegExp(`${terrain}$`));
  await expect(brush(page, 'Forest')).toBeChecked();
  await page.getByRole('button', { name: boxEditor.turn }).press('Enter');
  await expect(page.getByText(boxEditor.turned(1))).toBeVisible();
  await expect(place(page, 1)).toHaveAccessibleName(/Forest$/);

  // What was there before can be had again.
  await page.getByRole('button', { name: say.standard }).press('Enter');
  await expect(verdict(page)).toContainText(say.sound);
  await page.getByRole('button', { name: say.bringBack }).press('Enter');
  await expect(place(page, 1)).toHaveAccessibleName(/Forest$/);
});

test('a file that is wrong is opened where it can be put right, and the way leads there', async ({ page }) => {
  await page.goto(editor);
  const wrong = standard();
  wrong.landscapes[7] = ['fff', 'fhf', 'fff'];
  await open(page, 'wild.json', JSON.stringify(wrong));
  await expect(verdict(page)).toContainText('Landscape tiles, Tile 8: a landscape has at least one meadow');
  await expect(tile(page, 8)).toHaveAccessibleName(`Tile 8, ${boxEditor.wrong}`);
  await page.getByRole('button', { name: boxEditor.toWrong('Tile 8') }).click();
  await expect(tile(page, 8)).toBeChecked();
  await expect(page.locator('.one p.wrong')).toContainText('at least one meadow');
  await place(page, 4).click();
  await expect(verdict(page)).toContainText(say.sound);

  // One that lacks a tile gets one more.
  await open(page, 'short.json', JSON.stringify({ ...standard(), landscapes: standard().landscapes.slice(1) }));
  await expect(verdict(page)).toContainText(boxEditor.howMany.landscapes(9, 10));
  await page.getByRole('button', { name: boxEditor.add }).click();
  await expect(tile(page, 10)).toBeChecked();
  await expect(verdict(page)).toContainText(say.sound);

  // What has not the form of a pack is not opened, and the engine says where it is none.
  const odd = standard();
  odd.goods[4]!.value = 4;
  await open(page, 'odd.json', JSON.stringify(odd));
  await expect(page.getByRole('alert')).toContainText('odd.json cannot be opened: goods[4].value');
  await expect(page.getByRole('alert')).toContainText('is 4; it must be a whole number from 1 to 3');
  await expect(verdict(page)).toContainText(say.sound);
});
