// A board that is larger than the screen: looked at closely, with fingers, mouse and keys, and played on there.
import type { Locator, Page } from '@playwright/test';
import { en as say } from '../../src/play/frame/words/en';
import { choices, shown } from './hands';
import { drop, expect, test } from './house';
import { begin, game, hex, open, quietly } from './rebirth';
import { randomGame } from './plain';
import { fingers, way, type Spot } from './touching';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const middleOf = async (what: Locator): Promise<Spot> => {
  const { x, y, width, height } = (await what.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const widthOf = async (name: Locator) => (await name.boundingBox())!.width;
const scroll = (page: Page) => page.evaluate(() => scrollY);
const near = (a: Spot, b: Spot, most: number) => expect(Math.hypot(a.x - b.x, a.y - b.y), `${JSON.stringify(a)} is at ${JSON.stringify(b)}`).toBeLessThanOrEqual(most);
const inView = (what: Locator) =>
  what.evaluate((element) => {
    const [inner, outer] = [element.getBoundingClientRect(), element.closest('.closeup')!.getBoundingClientRect()];
    return inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ardri.settings', '{"confirm":true}'));
    await begin(page, { players: 2 });
    await open(page).first().waitFor();
  });

  test('two fingers bring the map closer and take it along, and the page stays', async ({ page }) => {
    const there = hex(page, 'p6');
    const [at, before] = [await middleOf(there), await widthOf(there)];
    await fingers(page, [way({ x: at.x - 20, y: at.y }, { x: at.x - 60, y: at.y + 30 }), way({ x: at.x + 20, y: at.y }, { x: at.x + 60, y: at.y + 30 })]);
    const now = (await widthOf(there)) / before;
    expect(now).toBeGreaterThan(2.5);
    expect(now).toBeLessThan(3.2);
    near(await middleOf(there), { x: at.x, y: at.y + 30 }, 10);
    expect(await scroll(page)).toBe(0);
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
    await expect(page.locator('.grid [aria-selected=true]')).toHaveCount(0);
    await button(page, say.all).tap();
    await expect.poll(() => widthOf(there)).toBeCloseTo(before, 0);
  });

  test('one thumb does it: a second tap that is held, or is one', async ({ page }) => {
    const there = hex(page, 'j6');
    const [at, before] = [await middleOf(there), await widthOf(there)];
    await fingers(page, [[at]]);
    await fingers(page, [way(at, { x: at.x, y: at.y + 120 })]);
    expect((await widthOf(there)) / before).toBeGreaterThan(2);
    near(await middleOf(there), at, 8);
    expect(await scroll(page)).toBe(0);
    for (const times of [1, 2.2]) {
      await fingers(page, [[at]], 400);
      await fingers(page, [[at]]);
      await expect.poll(async () => (await widthOf(there)) / before).toBeCloseTo(times, 1);
    }
  });

  test('a finger scrolls the page where all is seen, and moves the map where it is close', async ({ page }) => {
    const there = hex(page, 'p6');
    const at = await middleOf(there);
    await fingers(page, [way(at, { x: at.x, y: at.y - 150 })]);
    await expect.poll(() => scroll(page)).toBeGreaterThan(60);
    await page.evaluate(() => scrollTo(0, 0));
    await button(page, say.closer).tap();
    await button(page, say.closer).tap();
    const from = await middleOf(there);
    await fingers(page, [way(from, { x: from.x + 40, y: from.y - 70 })]);
    near(await middleOf(there), { x: from.x + 40, y: from.y - 70 }, 3);
    expect(await scroll(page)).toBe(0);
    await expect(page.locator('.grid [aria-selected=true]')).toHaveCount(0);
    // However far it is moved, some of the map is left.
    for (let i = 0; i < 4; ++i) await fingers(page, [way({ x: 60, y: 200 }, { x: 330, y: 400 }, 4)]);
    expect(await page.locator('[role=gridcell]').evaluateAll((all) => all.filter((one) => one.checkVisibility() && document.elementsFromPoint(one.getBoundingClientRect().x + 9, one.getBoundingClientRect().y + 20).includes(one)).length)).toBeGreaterThan(4);
  });

  test('a tap on the map that is close lays the tile where the finger is', async ({ page }) => {
    for (let i = 0; i < 3; ++i) await button(page, say.closer).tap();
    const frame = (await page.locator('.closeup').boundingBox())!;
    const names = await open(page).evaluateAll((all) => all.map((one) => ({ name: (one as HTMLElement).dataset.hex!, ...one.getBoundingClientRect().toJSON() })));
    const { name, x, y, width, height } = names.find((one) => one.x > frame.x && one.x + one.width < frame.x + 300 && one.y > frame.y && one.y + one.height < frame.y + frame.height)!;
    expect(width).toBeGreaterThan(44);
    const count = await shown(page);
    const at = { x: x + width / 3, y: y + height / 2 };
    await fingers(page, [[at, { x: at.x + 4, y: at.y + 3 }]]);
    await expect(hex(page, name)).toHaveAttribute('aria-selected', 'true');
    const before = await hex(page, name).boundingBox();
    await choices(page).and(page.locator('.main')).first().tap();
    await expect.poll(() => shown(page)).toBeGreaterThan(count);
    await expect(hex(page, name)).not.toHaveClass(/legal/);
    const after = (await hex(page, name).boundingBox())!;
    expect(after.width, 'the map is as close as before').toBeCloseTo(before!.width, 0);
  });
});

test('a wheel scrolls the page where all is seen, and the map where it is close; a mouse moves it without a click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await begin(page, { players: 2 });
  await open(page).first().waitFor();
  await expect(page.locator('.closeup .ways')).toBeHidden();
  const there = hex(page, 'p6');
  const at = await middleOf(there);
  const before = await widthOf(there);
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, 80);
  await expect.poll(() => scroll(page)).toBe(80);
  expect(await widthOf(there)).toBeCloseTo(before, 1);
  await page.evaluate(() => scrollTo(0, 0));

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await widthOf(there)) / before).toBeCloseTo(2, 1);
  near(await middleOf(there), at, 3);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await widthOf(there)) / before).toBeCloseTo(2.83, 1);
  expect(await scroll(page)).toBe(0);

  const count = await shown(page);
  await page.mouse.down();
  await page.mouse.move(at.x + 50, at.y + 40, { steps: 5 });
  await page.mouse.up();
  near(await middleOf(there), { x: at.x + 50, y: at.y + 40 }, 3);
  await expect(page.locator('.grid [aria-selected=true]')).toHaveCount(0);
  expect(await shown(page)).toBe(count);
});

test('keys bring the map closer, and whoever walks over it is never out of sight', async ({ page }) => {
  await begin(page, { players: 2 });
  await open(page).first().waitFor();
  const start = page.locator('[role=gridcell][tabindex="0"]');
  const before = await widthOf(start);
  await start.focus();
  for (let i = 0; i < 4; ++i) await page.keyboard.press('+');
  await expect.poll(async () => (await widthOf(start)) / before).toBeGreaterThan(4.5);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Home', 'End', 'ArrowDown', 'ArrowDown', 'Home']) {
    await page.keyboard.press(key);
    expect(await inView(page.locator('[role=gridcell]:focus')), `after ${key}`).toBe(true);
  }
  await page.keyboard.press('-');
  expect((await widthOf(start)) / before).toBeLessThan(4);
  await page.keyboard.press('0');
  expect((await widthOf(start)) / before).toBeCloseTo(1, 1);
  expect(await scroll(page)).toBe(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the map that is close goes where a tile is laid, calmly, and then stands still', async ({ page, native }) => {
    const { record } = await native.ask('write', await randomGame(native, game, 2));
    await quietly(page);
    await page.goto('/replay');
    await drop(page, 'game.ardri', record);
    const picture = page.locator('.closeup > .picture');
    const last = page.locator('[role=gridcell][aria-label*="last tile"]');
    await last.waitFor();
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    for (let i = 0; i < 5; ++i) await page.keyboard.press('+');
    const seen = new Set<string | null>();
    for (let step = 0; step < 16; ++step) {
      const count = await shown(page);
      await page.keyboard.press('PageUp');
      await expect.poll(() => shown(page)).toBe(count - 1);
      if (!(await last.count())) continue;
      seen.add(await last.getAttribute('data-hex'));
      await expect(picture).not.toHaveClass(/glide|hand/);
      expect(await inView(last)).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(4);
  });
});
