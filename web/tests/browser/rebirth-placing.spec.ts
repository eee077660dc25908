// Laying tiles on the map of Rebirth: what one would bring is shown before it is laid, by mouse, finger, keys and by dragging it
// there; what lies there already says what it is; where the last tile went stays in sight.
import type { Page } from '@playwright/test';
import { en as map } from '../../src/games/rebirth/map/words/en';
import { en as words } from '../../src/games/rebirth/words/en';
import { choices } from './hands';
import { en, expect, kept, test } from './house';
import { hand, hex, open } from './rebirth';
import { laid, type Scene } from './rebirth-scenes';

/** Blue has a farm at h9, and another one to lay. */
const scene: Scene = { kinds: { t8: 'three' }, before: [['F h9']], tile: 'F' };
const card = (page: Page) => page.locator('[data-part=map] .card');
const played = async (page: Page) => (await kept(page)).moves;
const confirming = (page: Page) => page.addInitScript(() => localStorage.setItem('ardri.settings', JSON.stringify({ confirm: true })));

async function brings(page: Page, points: number, ...lines: string[]) {
  await expect(card(page).locator('.head strong')).toHaveText(`+${points}`);
  for (const line of lines) await expect(card(page)).toContainText(line);
}

test('a mouse shows what a tile would bring and why, and lays it at once', async ({ page, native }) => {
  await laid(page, native, scene);
  await hex(page, 'q10').hover();
  await brings(page, 4, map.why.group(1, 'F', 0), map.why.three('Glendalough'));
  await hex(page, 'q5').hover();
  await expect(card(page)).toContainText(map.area('Limerick', 0, 4));
  await page.mouse.move(0, 0);
  await expect(card(page)).toHaveCount(0);
  const before = (await played(page)).length;
  await hex(page, 'q10').click();
  await expect.poll(async () => (await played(page))[before]).toBe('0 F q10');
});

test('who wants to be asked twice is, and Escape takes it back', async ({ page, native }) => {
  await confirming(page);
  await laid(page, native, scene);
  const before = (await played(page)).length;
  await hex(page, 'q10').click();
  await expect(choices(page)).toHaveText([words.choices.place(4)]);
  await page.keyboard.press('Escape');
  await expect(choices(page)).toHaveCount(0);
  await hex(page, 'q10').click();
  await hex(page, 'q10').click();
  await expect.poll(async () => (await played(page))[before]).toBe('0 F q10');
});

test('a tile is dragged to a hex, which shows on the way what it would bring', async ({ page, native }) => {
  await laid(page, native, scene);
  const before = (await played(page)).length;
  const [from, to] = [(await hand(page).first().boundingBox())!, (await hex(page, 'q10').boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await brings(page, 4);
  await page.mouse.up();
  await expect.poll(async () => (await played(page))[before]).toBe('0 F q10');
});

test('with keys one walks to where a tile may lie, hears it, and lays it', async ({ page, native }) => {
  await laid(page, native, scene);
  const before = (await played(page)).length;
  await hex(page, 'q10').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await brings(page, 4);
  await expect(hex(page, 'q10')).toHaveAccessibleDescription(new RegExp(map.why.three('Glendalough')));
  await page.keyboard.press('n');
  await expect(page.locator('[data-hex]:focus')).toHaveClass(/legal/);
  await page.keyboard.press('Shift+N');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await played(page))[before]).toBe('0 F q10');
});

test('what may not be touched is asked about, and a tile shows its group', async ({ page, native }) => {
  await laid(page, native, scene);
  await hex(page, 'h9').hover();
  await expect(card(page)).toContainText(map.group(1, 'F'));
  await hex(page, 'h9').click();
  await expect(page.getByRole('alert')).toContainText(en.refusal.title);
});

test('where the last tile went is marked until somebody acts, and it comes down there unless nothing is to move', async ({ page, native }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await laid(page, native, { ...scene, tile: 'E' });
  await expect(page.locator('[data-part=map] .last')).toHaveCount(1);
  const there = open(page).first();
  const name = (await there.getAttribute('data-hex'))!;
  const moving = page.waitForFunction(() => document.querySelector('[data-part=map] svg')!.getAnimations({ subtree: true }).length > 0);
  await there.click();
  await moving;
  await expect(hex(page, name)).toHaveAccessibleName(new RegExp(map.last));
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a finger’s first touch shows, its second one lays', async ({ page, native }) => {
    await laid(page, native, scene);
    const before = (await played(page)).length;
    await hex(page, 'q10').tap();
    await brings(page, 4);
    await expect(choices(page)).toHaveText([words.choices.place(4)]);
    await page.waitForTimeout(700); // two taps at once are for looking closer
    await hex(page, 'q10').tap();
    await expect.poll(async () => (await played(page))[before]).toBe('0 F q10');
  });

  test('a finger on a castle learns whose it is before it is told that no tile goes there', async ({ page, native }) => {
    await laid(page, native, scene);
    await hex(page, 'j9').tap();
    await expect(card(page)).toContainText(map.holds('Blue'));
    await expect(card(page)).toContainText(map.holder);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.waitForTimeout(700);
    await hex(page, 'j9').tap();
    await expect(page.getByRole('alert')).toContainText(en.refusal.title);
  });
});
