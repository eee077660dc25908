// The editor of Rebirth's maps: a map is painted by mouse, finger and keys, the engine objects where something is wrong, it is mended,
// saved, opened, and played with here and at the terminal.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { en as say, type Words } from '../../src/games/rebirth/components/editor/words/en';
import { de } from '../../src/games/rebirth/components/editor/words/de';
import { it } from '../../src/games/rebirth/components/editor/words/it';
import type { OwnBox } from '../../src/games/rebirth/components/pack';
import { en as frame } from '../../src/play/frame/words/en';
import { en, expect, languages, locales, test, words } from './house';
import { open, saved } from './packs';
import { program } from './places';
import { hand, open as legal } from './rebirth';
import { fingers, way } from './touching';

const editor = '/components/rebirth/editor';
const game = 'rebirth-ireland';
const editing: Record<(typeof languages)[number], Words> = { en: say, de, it };
const standard = (): OwnBox => JSON.parse(readFileSync(new URL('../../../content/rebirth/standard.json', import.meta.url), 'utf8'));

const verdict = (page: Page) => page.locator('.state');
const sound = (page: Page) => expect(verdict(page)).toContainText(en.components.sound);
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hex = (page: Page, name: string) => page.locator(`[role=gridcell][data-hex="${name}"]`);
const spot = (page: Page, q: number, r: number) => page.locator(`[data-spot="${q} ${r}"]`);
const tool = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const choose = (page: Page, name: string) => tool(page, name).check({ force: true });
const chosen = (page: Page) => group(page, say.chosen);
const middle = async (what: Locator) => {
  const { x, y, width, height } = (await what.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Draws over hexes with the mouse. */
async function draw(page: Page, ...hexes: Locator[]) {
  await hexes[0]!.scrollIntoViewIfNeeded();
  for (const [i, each] of hexes.entries()) {
    const { x, y } = await middle(each);
    await page.mouse.move(x, y, { steps: i === 0 ? 1 : 6 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}
const begin = async (page: Page) => {
  await page.goto(editor);
  await sound(page);
  await page.locator('.bench').evaluate((bench) => bench.scrollIntoView());
};

test('a map is painted, named, mended, kept, saved, opened, and played with here and at the terminal', async ({ page }, info) => {
  test.setTimeout(120_000);
  await begin(page);
  await page.getByRole('textbox', { name: en.components.name }).fill('My island');

  // Fields are drawn over; undone and done again.
  await choose(page, say.tools.energy);
  await draw(page, hex(page, 'd7'), hex(page, 'd9'));
  await choose(page, say.tools.food);
  await draw(page, hex(page, 'k2'), hex(page, 'k2'));
  for (const name of ['d7', 'd8', 'd9']) await expect(hex(page, name)).toHaveAccessibleName(new RegExp(`, ${say.kind.energy}`));
  await draw(page, hex(page, 'd7'), hex(page, 'd9'));
  for (const name of ['d7', 'd8', 'd9']) await expect(hex(page, name)).toHaveAccessibleName(new RegExp(`, ${say.kind.food}`));
  await page.getByRole('button', { name: say.undo }).click();
  await expect(hex(page, 'd8')).toHaveAccessibleName(new RegExp(`, ${say.kind.energy}`));
  await page.keyboard.press('Control+y');
  await expect(hex(page, 'd8')).toHaveAccessibleName(new RegExp(`, ${say.kind.food}`));
  await sound(page);

  // A thirteenth castle is one too many; without another one it is not. It has the place's name, and gets one of its own.
  await choose(page, say.tools.castle);
  await draw(page, hex(page, 'b7'));
  await expect(verdict(page)).toContainText(say.howMany.castles(13, 1, 12));
  await expect(group(page, say.groups.castles).locator('p.wrong')).toHaveText(say.howMany.castles(13, 1, 12));
  await choose(page, say.tools.blank);
  await draw(page, hex(page, 'b10'));
  await sound(page);
  await choose(page, say.tools.look);
  await hex(page, 'b7').click();
  await expect(chosen(page).getByRole('textbox', { name: say.name })).toHaveValue('Fanad');
  await chosen(page).getByRole('textbox', { name: say.name }).fill('Doe Castle');
  await chosen(page).getByRole('textbox', { name: say.place }).fill('Creeslough');
  await chosen(page).getByRole('checkbox', { name: say.breaksTies }).check();
  await expect(hex(page, 'b7')).toHaveAccessibleName(/^hex b7, Creeslough, castle, Doe Castle/);
  await expect(group(page, say.groups.castles).getByRole('radio', { name: /Doe Castle/ })).toBeChecked();

  // New land, beyond what there was: an area in one stroke, with a name.
  await choose(page, say.tools.settlement);
  await draw(page, spot(page, 19, 3), spot(page, 20, 3));
  await expect(hex(page, 'd12')).toHaveAccessibleName(/settlement, area Area 1, Ulster/);
  await expect(hex(page, 'd13')).toHaveAccessibleName(/settlement, area Area 1, Ulster/);
  await chosen(page).getByRole('textbox', { name: say.areaName }).fill('Bangor');
  await expect(hex(page, 'd12')).toHaveAccessibleName(/area Bangor/);
  await sound(page);

  // What hangs together no more the engine says where it is seen.
  await choose(page, say.tools.blank);
  await draw(page, hex(page, 'w6'));
  await expect(verdict(page)).toContainText('Map: area "Cork" lies in pieces');
  await expect(group(page, say.groups.hexes).locator('p.wrong')).toContainText('"Cork" lies in pieces');
  await page.getByRole('button', { name: say.undo }).click();
  await sound(page);

  // Neutral hexes are counted.
  await choose(page, say.tools.neutral);
  await draw(page, hex(page, 'b6'));
  await expect(verdict(page)).toContainText('23 hexes are neutral');
  await expect(page.locator('dl > div').filter({ hasText: say.room.neutral })).toContainText(say.roomOf(23, 24, true));
  await draw(page, hex(page, 'b9'));
  await sound(page);

  // Marks, and a mission that names them.
  await choose(page, say.tools.tag);
  await page.getByRole('textbox', { name: say.tag }).fill('bog');
  await draw(page, hex(page, 'j7'), hex(page, 'j8'));
  const missions = group(page, say.groups.missions);
  await missions.getByText('Wild coast').click();
  await missions.getByRole('combobox', { name: say.fields.on }).selectOption('bog');
  await missions.getByRole('spinbutton', { name: say.least }).fill('2');
  await missions.getByRole('group', { name: say.name }).getByRole('textbox', { name: 'English' }).fill('In the bog');
  await missions.getByRole('spinbutton', { name: say.later }).fill('20');
  await expect(verdict(page)).toContainText(`In the bog, ${say.parts.later}: is 20, more than the 14 of the first`);
  await expect(missions.locator('p.wrong')).toContainText('more than the 14 of the first');
  await missions.getByRole('spinbutton', { name: say.later }).fill('5');
  await sound(page);

  await page.reload();
  await sound(page);
  const file = info.outputPath('my-island.json');
  const pack = await saved<OwnBox>(page, file);
  expect(pack.name).toBe('My island');
  expect(pack.hexes).toHaveLength(152);
  expect(pack.hexes.find(({ name }) => name === 'b7')).toEqual({ name: 'b7', q: 15, r: 1, kind: 'castle', province: 'Ulster', place: 'Creeslough', tags: ['coast'] });
  expect(pack.castles.at(-1)).toEqual({ hex: 'b7', name: 'Doe Castle' });
  expect(pack.blarney).toBe('b7');
  expect(pack.missions[0]).toMatchObject({ test: { type: 'tiles', of: 'any', on: 'bog', least: 2 }, first: 14, later: 5, name: { en: 'In the bog', de: 'Wilde Küste' } });
  expect(Object.keys(pack.provenance!), 'what was said of the standard map is not said of this one').toEqual(['towers', 'tiles', 'offshore_bonus']);
  expect(pack.towers).toEqual(standard().towers);

  const record = info.outputPath('game.ardri');
  execFileSync(program, ['play', game, '--content', file, '--players', 'random,random,random', '--seed', '3', '--save', record], { input: '' });
  expect(readFileSync(record, 'utf8')).toContain('"My island"');

  // Another one, and this one again out of its file.
  await page.getByRole('button', { name: en.components.empty }).click();
  await expect(verdict(page)).toContainText('0 hexes are neutral');
  await expect(page.locator('[role=gridcell][data-hex]')).toHaveCount(7);
  await open(page, 'my-island.json', readFileSync(file, 'utf8'));
  await sound(page);
  await page.getByRole('button', { name: en.components.play }).click();
  await expect(page.getByRole('group', { name: en.setup.pack }).locator('strong')).toHaveText('My island');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await expect(page).toHaveURL('/table');
  await legal(page).first().waitFor();
  const tile = await hand(page).first().getAttribute('data-item');
  const there = page.locator('[role=gridcell][data-hex="d12"].legal, [role=gridcell].legal').first();
  const name = (await there.getAttribute('data-hex'))!;
  await there.click();
  await expect(page.locator(`[role=gridcell][data-hex="${name}"]`)).not.toHaveClass(/legal/);
  expect(tile).toBeTruthy();
  await expect(page.locator('[role=gridcell][data-hex="b7"]')).toHaveAccessibleName(/Doe Castle/);
});

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: locales[language] });
    test(`what is wrong is told at the hex that it is about: ${language}`, async ({ page }) => {
      const { components } = words[language];
      const own = editing[language];
      await page.goto(editor);
      const wrong = standard();
      wrong.hexes[16] = { ...wrong.hexes[16]!, name: 't9' };
      await open(page, 'wrong.json', JSON.stringify(wrong), components);
      const told = { en: '"t9" is no name for a hex', de: '„t9“ ist kein Name für ein Feld', it: '«t9» non è un nome per una casella' }[language];
      await expect(verdict(page)).toContainText(`${own.groups.hexes}, ${own.hex('t9', wrong.hexes[16]!.place)}, ${own.parts.name}: ${told}`);
      const map = group(page, own.groups.hexes);
      await expect(map.locator('p.wrong')).toContainText(told);
      await map.getByRole('button', { name: own.toHex(own.hex('t9', wrong.hexes[16]!.place)) }).click();
      await expect(hex(page, 't9')).toBeFocused();
      await expect(hex(page, 't9')).toHaveAccessibleName(new RegExp(own.wrong));
      await expect(page.locator('section.hex p.wrong')).toContainText(told);
      await page.locator('section.hex button').first().click();
      await expect(verdict(page)).toContainText(components.sound);
      await expect(page.locator('p.wrong')).toHaveCount(0);
      await expect(page.locator('section.hex h3')).toContainText(standard().hexes[16]!.name);
    });
  });

test('a map is painted with keys alone', async ({ page }) => {
  await begin(page);
  await hex(page, 'b7').focus();
  await page.keyboard.press('3');
  await expect(tool(page, say.tools.blank)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(hex(page, 'b7')).toHaveAccessibleName(/no symbol/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(/^sea, row/);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(/^hex \w+, food/);
  await page.keyboard.press('9');
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(/^sea, row/);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(/^hex \w+, food/);
  for (let i = 0; i < 4; ++i) await page.keyboard.press('+');
  await page.keyboard.press('End');
  const focus = page.locator('[role=gridcell]:focus');
  const [inner, outer] = [(await focus.boundingBox())!, (await page.locator('.closeup').boundingBox())!];
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1);
});

test('towers and what they give, tiles and missions are counted', async ({ page }) => {
  await begin(page);
  const towers = group(page, say.groups.towers);
  await towers.getByRole('spinbutton', { name: say.towerKinds.draw, exact: true }).fill('2');
  await expect(towers.locator('p.wrong')).toHaveText(say.howMany.kinds(12, 11));
  await towers.getByRole('spinbutton', { name: say.towerKinds.three, exact: true }).fill('2');
  await sound(page);
  await towers.getByRole('textbox', { name: `${say.name}, a6` }).fill('Toraigh');
  await towers.getByRole('radio', { name: /Toraigh/ }).check();
  await group(page, say.groups.tiles).getByRole('spinbutton', { name: say.tileNames.S4! }).fill('0');
  await expect(verdict(page)).toContainText('there must be 1 S4');
  await group(page, say.groups.tiles).getByRole('spinbutton', { name: say.tileNames.S4! }).fill('4');
  await expect(page.getByText(say.inAll(37))).toBeVisible();
  const missions = group(page, say.groups.missions);
  await missions.getByText('Heartland').click();
  await missions.getByRole('button', { name: new RegExp(`^${say.remove}`) }).click();
  await expect(verdict(page)).toContainText(say.howMany.missions(11, 12));
  await missions.getByRole('button', { name: say.addMission }).click();
  await sound(page);
  await missions.getByRole('combobox', { name: say.test }).selectOption('spread');
  await missions.getByRole('combobox', { name: say.fields.over }).selectOption('towers');
  await missions.getByRole('spinbutton', { name: say.fields.each }).fill('0');
  await expect(missions.locator('p.wrong')).toContainText('it must be a whole number from 1 to 72');
  await missions.getByRole('spinbutton', { name: say.fields.each }).fill('2');
  await sound(page);
});

test('on narrow screens nothing is wider than the screen, also with large letters', async ({ page }) => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const screen of [320, 360]) {
    await page.setViewportSize({ width: screen, height: 640 });
    await page.goto(editor);
    await sound(page);
    for (const name of [say.tools.settlement, say.tools.province, say.tools.tag]) {
      await choose(page, name);
      expect(await width(), `${name} on ${screen}`).toBeLessThanOrEqual(screen);
    }
    await choose(page, say.tools.look);
    await hex(page, 'b8').click();
    await page.getByText('Wild coast').click();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await width(), `on ${screen}, large letters`).toBeLessThanOrEqual(screen);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a map is painted with a finger, two bring it closer, and the page stays', async ({ page }) => {
    await begin(page);
    await page.locator('label').filter({ hasText: new RegExp(`^\\s*${say.tools.blank}\\s*$`) }).tap();
    await page.locator('.bench').evaluate((bench) => bench.scrollIntoView());
    const before = (await hex(page, 'j5').boundingBox())!.width;
    const at = await middle(hex(page, 'j5'));
    await fingers(page, [way({ x: at.x - 20, y: at.y }, { x: at.x - 70, y: at.y }), way({ x: at.x + 20, y: at.y }, { x: at.x + 70, y: at.y })]);
    expect((await hex(page, 'j5').boundingBox())!.width / before).toBeGreaterThan(2.5);
    await sound(page);
    await expect(hex(page, 'j5'), 'two fingers paint nothing').not.toHaveAccessibleName(/no symbol/);
    await expect(page.getByRole('button', { name: say.undo })).toHaveAttribute('aria-disabled', 'true');

    // Beside the map a line may come or go, but the map stays where it is.
    const top = async () => (await page.locator('.closeup').boundingBox())!.y;
    const there = await top();
    await fingers(page, [way(await middle(hex(page, 'j5')), await middle(hex(page, 'j7')), 6)]);
    for (const name of ['j5', 'j7']) await expect(hex(page, name)).toHaveAccessibleName(/no symbol/);
    await sound(page);
    expect(Math.abs((await top()) - there)).toBeLessThan(2);
    await page.getByRole('button', { name: frame.all }).tap();
    await expect.poll(async () => (await hex(page, 'j5').boundingBox())!.width).toBeCloseTo(before, 0);

    // Looking, a finger moves the map that is close, and a tap chooses.
    await page.locator('label').filter({ hasText: new RegExp(`^\\s*${say.tools.look}\\s*$`) }).tap();
    await page.locator('.bench').evaluate((bench) => bench.scrollIntoView());
    for (let i = 0; i < 3; ++i) await page.getByRole('button', { name: frame.closer }).tap();
    const from = await middle(hex(page, 'n6'));
    await fingers(page, [way(from, { x: from.x + 60, y: from.y + 40 })]);
    const to = await middle(hex(page, 'n6'));
    expect(Math.hypot(to.x - from.x - 60, to.y - from.y - 40)).toBeLessThan(4);
    await fingers(page, [[to]]);
    await expect(page.locator('section.hex h3')).toContainText('n6');
    expect((await page.getByRole('button', { name: frame.closer }).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
});
