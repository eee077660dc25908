// The board never moves: its place and size on the screen are the same from the first touch of a game to the last.
import type { Page } from '@playwright/test';
import { de as board } from '../../src/games/seat-of-kings/words/de';
import { called, choices, dice, finger, mouse, shown } from './hands';
import { arrive, expect, hill, kept, lay, look, moveOf, openAfter, seatOf, test, touchesOf } from './house';
import { act, namesIn } from './kings';
import * as rebirth from './rebirth';
import { laid } from './rebirth-scenes';
import * as tumult from './tumult';
import { de } from './words';

const screens = [
  { name: 'a phone', viewport: { width: 360, height: 640 }, isMobile: true },
  { name: 'a phone on its side', viewport: { width: 740, height: 360 }, isMobile: true },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, isMobile: true },
  { name: 'a desktop', viewport: { width: 1280, height: 860 }, isMobile: false },
];
const games = [['sacred-hill-2', 7], ['four-treasures', 22], ['high-kings-2', 14], ['poisoned-chalice', 27], ['stone-of-destiny', 31]] as const;

/** Where the board is on the page, wherever one has scrolled to; what stays at the edge of the screen lies where it begins. */
const place = (page: Page, board = '.square') =>
  page.locator(board).evaluate((board) => {
    const there = scrollY;
    scrollTo(0, 0);
    const { x, y, width, height } = board.getBoundingClientRect();
    scrollTo(0, there);
    return [x, y, width, height].map(Math.round).join(' ');
  });

/** Hexes of which something else lies over the middle. */
const hidden = (page: Page) =>
  page.locator('[role=gridcell][data-hex]').evaluateAll((all) =>
    (all as HTMLElement[]).filter((hex) => {
      const { x, y, width, height } = hex.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) !== hex;
    }).map(({ dataset }) => dataset.hex));

for (const { name, viewport, isMobile } of screens)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: isMobile, isMobile, locale: 'de-DE' });

    for (const [game, seed] of games)
      test(`the board of ${game} stays where it is on ${name}`, async ({ page, native }) => {
        const played = await native.game(game, seed);
        // The beginning is played touch by touch; the rest is gone through.
        const half = Math.round(played.moves.length * 0.6);
        await lay(page, { ...played, moves: played.moves.slice(0, half) }, { players: ['person', 'person'] });
        const seen = new Set([await place(page)]);
        for (let count = half; count < Math.min(half + 6, played.moves.length); ++count) {
          const line = { ...played, moves: played.moves.slice(0, count) };
          const legal = (await native.ask('legal', line)).legal[seatOf(played.moves[count]!)]!;
          const touches = touchesOf(moveOf(played.moves[count]!));
          for (const [i, touch] of touches.entries()) {
            await hill(page, touch).click();
            if (i + 1 < touches.length) await expect.poll(async () => (await look(page)).legal).toEqual(openAfter(legal, touches.slice(0, i + 1)));
            seen.add(await place(page));
          }
          if (touches.length === 0 || legal.includes(`${moveOf(played.moves[count]!)}*`) || played.moves[count]!.endsWith('*')) {
            await page.locator(played.moves[count]!.endsWith('*') ? '.ways button:nth-of-type(2)' : '.ways button').first().click();
          }
          await arrive(page, count + 1);
          seen.add(await place(page));
        }
        await lay(page, played, { players: ['person', 'level-2'] });
        for (let count = 0; count < played.moves.length; count += 3) {
          await page.locator(`[data-number="${count + 1}"]`).evaluate((step: HTMLElement) => step.click());
          await arrive(page, count + 1);
          seen.add(await place(page));
        }
        expect([...seen], 'places of the board').toHaveLength(1);
      });

    test(`the board of seat-of-kings stays where it is on ${name}`, async ({ page }) => {
      // From the choice of cards over turns and promotions and the end of the round to the next choice.
      await page.goto('/games/seat-of-kings');
      await page.locator('form button[type=submit]').click();
      await expect(page).toHaveURL('/table');
      const roll = dice(2);
      const seen = new Map<string, string>(); // and what was asked when it was seen first
      const look = async () => {
        const at = await place(page, '.frame');
        if (!seen.has(at)) seen.set(at, (await page.locator('.prompt').allTextContents()).join());
      };
      await page.locator('.frame').waitFor();
      for (;;) {
        await look();
        await act(page, roll, isMobile ? finger : mouse, namesIn(de, board));
        await look();
        if ((await kept(page)).moves.filter((step) => step.startsWith('0 keep')).length === 2) break;
      }
      expect([...seen], 'places of the board').toHaveLength(1);
    });

    test(`the board of tumult-royal stays where it is on ${name}`, async ({ page }) => {
      // From the first statues over two raids in turns, with what is built and told between them.
      await tumult.begin(page, { players: 3, lifts: 2, say: de });
      const roll = dice(3);
      const say = tumult.namesIn(de);
      const seen = new Set<string>();
      const raids = async () => (await kept(page)).moves.filter((step) => step.startsWith('* spin')).length;
      await page.locator('.frame.boxed').waitFor();
      while ((await raids()) < 3) {
        seen.add(await place(page, '.frame.boxed'));
        await tumult.act(page, roll, isMobile ? finger : mouse, say);
        seen.add(await place(page, '.frame.boxed'));
      }
      expect([...seen], 'places of the board').toHaveLength(1);
    });

    test(`the board of rebirth stays where it is on ${name}`, async ({ page, native }) => {
      const seen = new Map<string, string>(); // and what was asked when it was seen first
      const look = async () => {
        const at = `${await place(page, '.frame.boxed')}; map ${await place(page, '[data-part=map]')}`;
        if (!seen.has(at)) seen.set(at, (await page.locator('.prompt').allTextContents()).join());
      };
      const press = isMobile ? finger : mouse;
      await rebirth.begin(page, { players: 3, say: de });
      await page.locator('.frame.boxed [data-part=map]').waitFor();
      expect(await hidden(page), 'hexes that lie under something').toEqual([]);
      for (let acts = 0; acts < 6; ++acts) {
        await look();
        await rebirth.act(page, dice(acts + 1), { press, say: de, before: look });
      }
      await look();
      // Two round towers ask, one after the other; then there is a private mission beside the tiles.
      await laid(page, native, { kinds: { t6: 'extra', t7: 'mission' }, tile: 'E' });
      await look();
      await rebirth.lay(page, 'n6', press);
      for (const tower of ['Kilmacduagh', 'Clonmacnoise']) {
        await choices(page).filter({ hasText: tower }).waitFor();
        await look();
        const count = await shown(page);
        await press(page, choices(page).filter({ hasText: tower }));
        await rebirth.goesOn(page, count);
        if (tower === 'Clonmacnoise') break;
        await look();
        await rebirth.lay(page, (await rebirth.look(page, de)).hexes[0]!, press);
      }
      await called(page).waitFor();
      expect([...seen], 'places of the board').toHaveLength(1);
    });

    test(`the way through a game is in sight under the board on ${name}`, async ({ page, native }) => {
      const played = await native.game('sacred-hill-1', 32);
      await page.goto(`/replay?game=sacred-hill-1&moves=${played.moves.join(',').replaceAll(' ', '_')}`);
      await arrive(page, played.moves.length);
      const bar = (await page.getByRole('slider').boundingBox())!;
      expect(bar.y + bar.height).toBeLessThanOrEqual(viewport.height);
      const board = (await page.locator('.square').boundingBox())!;
      expect(board.y + board.height, 'the whole board is seen').toBeLessThanOrEqual(viewport.height);
      if (viewport.width < viewport.height) expect(bar.y - board.y - board.height, 'pixels between board and bar').toBeLessThan(24);
      // It stays in sight down to the last move of the list.
      for (const part of [0.3, 0.6, 1]) {
        await page.evaluate((part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)), part);
        await expect(page.getByRole('slider'), `scrolled to ${part}`).toBeInViewport({ ratio: 1 });
      }
    });
  });

test('the reasons of a hint leave the way through the game where it is', async ({ page, native }) => {
  const played = await native.game('high-kings-1', 39, { start: 0 }, 16);
  await lay(page, played);
  const way = () => page.getByRole('slider').boundingBox();
  const before = await way();
  await page.locator('.ask').click();
  await page.locator('.why .does').waitFor({ timeout: 30_000 });
  expect(await way()).toEqual(before);
});
