// On the largest screens pages use the room that there is, begin where the masthead begins, and the course of a game is tall
// enough to read.
import type { Page } from '@playwright/test';
import { en, expect, hill, lay, test } from './house';
import type { Native } from './native';
import { laid } from './rebirth-scenes';

const screens = [{ width: 2560, height: 1440 }, { width: 3840, height: 2160 }];
const pages: [string, (page: Page, native: Native) => Promise<unknown>][] = [
  ['the first page', (page) => page.goto('/').then(() => page.locator('.cover').first().waitFor())],
  ['the way to a table', (page) => page.goto('/games/sacred-hill').then(() => page.locator('form select').first().waitFor())],
  ['the lessons', (page) => page.goto('/learn').then(() => page.locator('.set').first().waitFor())],
  ['a lesson', (page) => page.goto('/learn/tara').then(() => hill(page, 'D4').waitFor())],
  ['the puzzles', (page) => page.goto('/puzzles').then(() => page.locator('main .today').waitFor())],
  ['a puzzle', (page) => page.goto('/puzzles/today').then(() => hill(page, 'D4').waitFor())],
  ['the rules', (page) => page.goto('/rules/high-kings-2').then(() => page.locator('article').first().waitFor())],
  ['a table of Rebirth', (page, native) => laid(page, native, { tile: 'F' })],
  ['a table', async (page, native) => lay(page, await native.game('sacred-hill-1', 5))],
];

/** Where a page begins and ends, by what is drawn on it. */
const extent = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main :is(h1, h2, p, a, button, article, select, svg, li)')]
      .filter((one) => one.checkVisibility() && !one.closest('.unseen, svg svg, svg g'))
      .map((one) => one.getBoundingClientRect());
    const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
    const name = document.querySelector('header .name')!.getBoundingClientRect();
    return { name: name.left, left: Math.min(...seen.map(({ left }) => left)), right: Math.max(...seen.map(({ right }) => right)) };
  });

for (const viewport of screens)
  test.describe(`on ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test(`pages use the room of ${viewport.width}×${viewport.height}, and begin where the masthead does`, async ({ page, native }) => {
      for (const [name, go] of pages) {
        await go(page, native);
        const { name: masthead, left, right } = await extent(page);
        console.log(`measured: ${name} has ${(((right - left) / viewport.width) * 100).toFixed(0)} % of ${viewport.width} px`);
        expect(Math.abs(left - masthead), `pixels between the left edges of ${name} and masthead`).toBeLessThan(4);
        expect(right - left, `the width of ${name}`).toBeGreaterThan(0.8 * viewport.width);
      }
      await page.getByRole('button', { name: en.study.open }).click();
      const graph = (await page.getByRole('slider', { name: en.why.course }).boundingBox())!;
      expect(graph.height, 'the height of the graph').toBeGreaterThan(0.12 * viewport.height);
    });
  });
