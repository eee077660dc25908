// Every round tower of Rebirth through the page: what it gives is announced before a tile is laid beside it, and each question that
// it brings is asked with what the answers do.
import type { Locator, Page } from '@playwright/test';
import { en as words } from '../../src/games/rebirth/words/en';
import { called, choices, finger, quick, shown } from './hands';
import { expect, kept, test } from './house';
import { act, announcing, bring, goesOn, hand, hex, lay, look, open, points, take } from './rebirth';
import { aside, laid, openMissions } from './rebirth-scenes';

const ways = (page: Page): Promise<string[]> => choices(page).evaluateAll((all) => all.map((way) => way.firstChild!.textContent!.trim()));
const way = (page: Page, name: string | RegExp): Locator => choices(page).filter({ hasText: name }).first();
const asks = (page: Page, what: string) => expect(page.locator('.prompt .asked')).toHaveText(what);

/** Lays the tile where so many points are announced, and they are given. */
async function gives(page: Page, at: string, brings: number) {
  await expect(hex(page, at)).toHaveAccessibleName(announcing(brings));
  const before = (await points(page))[0]!;
  await lay(page, at);
  await expect.poll(async () => (await points(page))[0]).toBe(before + brings);
}

/** The others lay what they have, until Blue is asked again. */
async function roundTheTable(page: Page) {
  for (let acts = 0; acts < 20; ++acts) {
    if (!(await look(page)).called) await act(page, () => 0, { press: quick });
    else if ((await called(page).textContent())!.includes('Blue')) return take(page);
    else await take(page);
  }
  throw new Error('Blue is not asked again');
}

test('three points at once', async ({ page, native }) => {
  await laid(page, native, { kinds: { t8: 'three' }, tile: 'F' });
  await gives(page, 'q10', 1 + 3);
  // It works once for each: another tile beside it brings no more.
  await laid(page, native, { kinds: { t8: 'three' }, before: [['F q10']], tile: 'S1' });
  await expect(hex(page, 'n10')).toHaveAccessibleName(announcing(0));
});

test('thirteen points for all three, with the third', async ({ page, native }) => {
  const kinds = { t5: 'thirteen', t7: 'thirteen', t2: 'thirteen' } as const;
  await laid(page, native, { kinds, before: [['F h9']], tile: 'E' });
  await gives(page, 'n8', 1);
  await laid(page, native, { kinds, before: [['F h9'], ['E n8']], tile: 'F' });
  await gives(page, 'd9', 1 + 13);
});

test('the doubler: the marker goes on a mission', async ({ page, native }) => {
  await laid(page, native, { kinds: { t10: 'double', t6: 'double', t7: 'thirteen' }, before: [['F u6']], tile: 'F' });
  await lay(page, 'n6');
  await asks(page, words.asked.double);
  await expect(choices(page)).toHaveCount(openMissions.length);
  await way(page, 'Market roads').click();
  // What the marker lies on is seen by all.
  await expect.poll(async () => (await kept(page)).moves.at(-2)).toBe('0 double m8');
  await take(page);
  await expect(page.locator('[data-part=missions] li, [data-part=missions] article').filter({ hasText: 'Market roads' }).first()).toContainText(/×\s?2|doubled/i);
});

test('three tiles to draw, and a choice of them in the next turn', async ({ page, native }) => {
  // In the north there is no other tower that would ask.
  await laid(page, native, { kinds: { t3: 'draw', t9: 'extra', t11: 'mission' }, tile: 'E' });
  await lay(page, 'd7');
  await asks(page, words.asked.tower);
  expect(await ways(page)).toEqual([expect.stringContaining('Devenish'), words.choices.skip]);
  const count = await shown(page);
  await way(page, 'Devenish').click();
  await goesOn(page, count);
  await roundTheTable(page);
  await expect(hand(page)).toHaveCount(3);
  await asks(page, words.asked.choose(3));
  const last = hand(page).last();
  const tile = (await last.getAttribute('data-item'))!.split(' ')[0]!;
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  const { hexes } = await look(page);
  const at = hexes[0]!;
  const before = await shown(page);
  await lay(page, at);
  await goesOn(page, before);
  // The others are back in the supply, and one is drawn.
  await expect.poll(async () => (await kept(page)).moves.at(-1)).toMatch(/^\* tile 0 /);
  expect((await kept(page)).moves.filter((step) => step.startsWith('0')).slice(-2)).toEqual(['0 tower t3', `0 ${tile} ${at}`]);
});

test('an extra tile and a private mission, one after the other', async ({ page, native }) => {
  await laid(page, native, { kinds: { t6: 'extra', t7: 'mission' }, tile: 'E' });
  await lay(page, 'n6');
  await asks(page, words.asked.tower);
  expect(await ways(page)).toEqual([expect.stringContaining('Kilmacduagh'), expect.stringContaining('Clonmacnoise'), words.choices.skip]);
  await way(page, 'Kilmacduagh').click();
  // One of the tiles set aside, and no other.
  await expect(open(page).first()).toBeVisible();
  await expect(hand(page)).toHaveCount(1);
  const tile = (await hand(page).getAttribute('data-item'))!.split(' ')[0]!;
  expect(aside).toContain(tile);
  expect((await kept(page)).moves.at(-1)).toBe(`* extra 0 ${tile}`);
  await lay(page, (await look(page)).hexes[0]!);
  await asks(page, words.asked.tower);
  expect(await ways(page)).toEqual([expect.stringContaining('Clonmacnoise'), words.choices.skip]);
  await way(page, 'Clonmacnoise').click();
  await expect.poll(async () => (await kept(page)).moves.at(-1)).toMatch(/^\* tile 0/);
  const secret = (await kept(page)).moves.at(-2)!.split(' ').at(-1)!;
  const names = { m9: 'Out at sea', m10: 'Golden Vale', m11: 'Three power stations', m12: 'Heartland' } as Record<string, string>;
  // Whoever comes next sees nothing of it; Blue does.
  await take(page);
  for (const name of Object.values(names)) expect(await page.content()).not.toContain(name);
  await roundTheTable(page);
  await expect(page.locator('main')).toContainText(names[secret]!);
  for (const [id, name] of Object.entries(names)) if (id !== secret) expect(await page.locator('main').textContent()).not.toContain(name);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('a tower is done without on a phone, and its answers are under the thumb', async ({ page, native }) => {
    await laid(page, native, { kinds: { t6: 'extra', t7: 'draw' }, tile: 'F' });
    await bring(page, 'map', finger);
    await lay(page, 'n6', finger);
    await asks(page, words.asked.tower);
    expect(await ways(page)).toHaveLength(3);
    for (const answer of await choices(page).all()) await expect(answer).toBeInViewport({ ratio: 0.5 });
    await way(page, words.choices.skip).tap();
    await expect.poll(async () => (await kept(page)).moves.at(-2)).toBe('0 skip');
    // Nothing more is asked of Blue: a tile was drawn, and the screen is covered.
    await expect(called(page)).toContainText('Red');
  });
});
