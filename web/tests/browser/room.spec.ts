// Every page has room on every screen: on narrow phones, with letters twice as large, and on the largest screens, in all
// languages. Nothing is wider than the screen, no words of what can be pressed are cut, and the ways to the pages are in sight.
import type { Page } from '@playwright/test';
import { arrive, drop, expect, hill, languages, lay, locales, test, words } from './house';
import type { Native } from './native';
import { choices } from './hands';
import { randomGame } from './plain';
import { lay as layTile } from './rebirth';
import { laid } from './rebirth-scenes';

/** Letters are made larger as browsers do it: by the reader's own size, or the words alone. */
interface Screen {
  name: string;
  width: number;
  height: number;
  letters?: 'asked for' | 'zoomed';
}
const screens: Screen[] = [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a narrow phone', width: 320, height: 640 },
  { name: 'a phone on its side', width: 740, height: 360 },
  { name: 'a phone with letters twice as large', width: 360, height: 740, letters: 'asked for' },
  { name: 'a phone with words zoomed', width: 360, height: 740, letters: 'zoomed' },
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'a desktop with letters twice as large', width: 1280, height: 860, letters: 'asked for' },
  { name: 'a desktop with words zoomed', width: 1280, height: 860, letters: 'zoomed' },
  { name: 'the largest screen', width: 3840, height: 2160 },
];

const visit = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator('main h1').first().waitFor();
};
const players = ['person', 'level-2'];
interface Stop {
  name: string;
  go: (page: Page, native: Native) => Promise<unknown>;
}
const toGames: Stop[] = [
  { name: 'a table', go: async (page, native) => lay(page, await native.game('high-kings-2', 14, { start: 0 }, 20), { players }) },
  { name: 'the first page, with a table', go: (page) => visit('/')(page).then(() => page.locator('.names').waitFor()) },
  { name: 'the settings', go: (page) => page.locator('header summary').click().then(() => page.locator('.panel select').first().waitFor()) },
  { name: 'the way to a table', go: visit('/games/sacred-hill') },
  { name: 'the way to a table for six', go: visit('/games/tumult-royal') },
  { name: 'the lessons', go: (page) => visit('/learn')(page).then(() => page.locator('.set').first().waitFor()) },
  { name: 'a lesson', go: (page) => page.goto('/learn/tara').then(() => hill(page, 'D4').waitFor()) },
  { name: 'the rules', go: (page) => visit('/rules/high-kings-2')(page).then(() => page.locator('article').first().waitFor()) },
  {
    name: 'a recorded game', go: async (page, native) => {
      const { moves } = await native.game('four-treasures', 2, { start: 0 }, 30);
      await page.goto(`/replay?game=four-treasures&moves=${moves.join(',').replaceAll(' ', '_')}&at=20`);
      await arrive(page, 20);
    },
  },
  {
    name: 'a table of Seat of Kings', go: async (page) => {
      await visit('/games/seat-of-kings')(page);
      await page.locator('.counts label').filter({ hasText: '4' }).click();
      await page.locator('form button[type=submit]').click();
      await page.locator('.tray').waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'a table of Tumult Royal', go: async (page) => {
      await visit('/games/tumult-royal')(page);
      await page.locator('.counts label').filter({ hasText: '4' }).click();
      await page.locator('form button[type=submit]').click();
      await page.locator('.gate.sheet, [role=gridcell].legal').first().waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'a table of Rebirth', go: async (page, native) => {
      await laid(page, native, { kinds: { t6: 'extra', t7: 'mission' }, tile: 'E' });
      await layTile(page, 'n6');
      await choices(page).last().waitFor();
    },
  },
  {
    name: 'the end of a round of Seat of Kings', go: async (page, native) => {
      const { record } = await native.ask('write', await randomGame(native, 'seat-of-kings', 4));
      await visit('/replay')(page);
      await drop(page, 'game.ardri', record);
      await page.locator('.look').last().click();
      await page.getByRole('dialog').locator('.ways .main').click();
    },
  },
];

const besideGames: Stop[] = [
  { name: 'my games', go: visit('/my-games') },
  { name: 'the puzzles', go: (page) => visit('/puzzles')(page).then(() => page.locator('main .today').waitFor()) },
  { name: 'the puzzle of the day', go: (page) => page.goto('/puzzles/today').then(() => hill(page, 'D4').waitFor()) },
  { name: 'a lesson with a long name', go: (page) => page.goto('/learn/tara/high-kings-1').then(() => hill(page, 'D4').waitFor()) },
  { name: 'the editor of cards', go: (page) => visit('/components/seat-of-kings/editor')(page).then(() => page.locator('.form').waitFor()) },
  { name: 'the editor of a box', go: (page) => visit('/components/tumult-royal/editor')(page).then(() => page.locator('.layouts').last().waitFor()) },
  { name: 'the editor of maps', go: (page) => visit('/components/rebirth/editor')(page).then(() => page.locator('[role=gridcell]').last().waitFor()) },
  { name: 'an address that leads nowhere', go: visit('/nowhere') },
];

async function turn(page: Page, { width, height, letters }: Screen) {
  await page.setViewportSize({ width, height });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters === 'asked for' ? 32 : 16 } });
  await browser.detach();
  await page.evaluate((zoomed) => document.documentElement.style.setProperty('font-size', zoomed ? '200%' : ''), letters === 'zoomed');
}

/** What has no room: where, and by how much. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide on a screen of ${root.clientWidth}`);
    const called = (one: Element) => `${one.tagName.toLowerCase()} “${(one.ariaLabel || one.textContent!).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    const seen = (one: Element) => one.checkVisibility() && !one.closest('.unseen, .skip');
    const hides = (one: Element) => getComputedStyle(one).overflowX !== 'visible';
    for (const one of document.querySelectorAll('button, a, label, label :not(input), legend, summary, h1, h2, h3, .turn, .who, .who *, .names')) {
      if (seen(one) && hides(one) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
        found.push(`${called(one)} is cut: ${one.scrollWidth} in ${one.clientWidth}`);
    }
    const turn = document.querySelector('.turn');
    if (turn && turn.scrollHeight > turn.clientHeight + 1) found.push(`${called(turn)} is cut: ${turn.scrollHeight} high in ${turn.clientHeight}`);
    // What is chosen in a box is cut without any overflow that could be measured.
    const pen = document.createElement('canvas').getContext('2d')!;
    for (const box of document.querySelectorAll('select')) {
      if (!seen(box) || box.selectedIndex < 0) continue;
      const style = getComputedStyle(box);
      pen.font = style.font;
      const arrow = parseFloat(style.fontSize);
      const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      const needed = pen.measureText(box.selectedOptions[0]!.text).width;
      if (needed > room) found.push(`“${box.selectedOptions[0]!.text}” is cut: ${needed.toFixed(0)} in ${room.toFixed(0)}`);
    }
    for (const one of document.querySelectorAll('header a, header summary, .panel')) {
      if (!seen(one)) continue;
      const { left, right } = one.getBoundingClientRect();
      const nav = one.closest('nav')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
      if (left < Math.max(0, nav.left) - 1 || right > Math.min(innerWidth, nav.right) + 1) found.push(`${called(one)} is out of sight`);
    }
    return found;
  });

for (const code of languages)
  test.describe(`in ${code}`, () => {
    test.use({ locale: locales[code] });

    for (const [which, pages] of [['from the first page to a game', toGames], ['of puzzles, cards and the like', besideGames]] as const)
      test(`the pages ${which} have room on all screens in ${code}`, async ({ page, native }) => {
        const found: string[] = [];
        for (const { name: where, go } of pages) {
          await turn(page, screens[0]!);
          await go(page, native);
          await expect(page.locator('html')).toHaveAttribute('lang', code);
          for (const screen of screens) {
            await turn(page, screen);
            found.push(...(await faults(page)).map((fault) => `${where} on ${screen.name}: ${fault}`));
          }
        }
        expect(found).toEqual([]);
      });

    test(`the masthead leaves its height to the board on a phone in ${code}`, async ({ page }) => {
      await visit('/learn')(page);
      for (const [width, height] of [[360, 640], [640, 360], [740, 360], [915, 412]] as const) {
        await page.setViewportSize({ width, height });
        const lines = await page.getByRole('navigation').getByRole('link').evaluateAll((ways) => new Set(ways.map((way) => way.getBoundingClientRect().top)).size);
        expect(lines, `lines of ways at ${width}×${height}`).toBe(1);
      }
      // What has no place there is led to from the first page.
      await page.setViewportSize({ width: 360, height: 640 });
      await visit('/')(page);
      await expect(page.locator('main').getByRole('link', { name: words[code].menu.mine, exact: true })).toBeVisible();
    });
  });

test.describe('in German', () => {
  test.use({ locale: locales.de });
  test('the menu has room for more ways than there are', async ({ page }) => {
    await visit('/')(page);
    await page.getByRole('navigation').evaluate((menu) => {
      for (const name of ['Meine Partien', 'Rätsel']) {
        const link = menu.querySelector('a')!.cloneNode() as HTMLElement;
        link.textContent = name;
        menu.append(link);
      }
    });
    for (const screen of screens) {
      await turn(page, screen);
      expect(await faults(page), screen.name).toEqual([]);
    }
  });
});
