// A whole game in Firefox, by clicks: from the shelf to the score, and again after the page was loaded anew.
import { expect, test as plain } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { address } from '../browser/places';
import { en } from '../browser/words';

const test = plain.extend<{ firefox: Page }>({
  firefox: async ({}, use) => {
    // With a profile of its own, which is removed when the browser is closed.
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'intl.locale.requested': 'en-GB', 'ui.prefersReducedMotion': 1 },
    });
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 860 });
      await use(page);
    } finally {
      await browser.close();
    }
  },
});

const opponent = 'level-1';
const result = `section[aria-label="${en.table.result}"]`;
const moves = (page: Page) => page.$$eval('[data-number]', (all) => all.map((move) => move.textContent!.trim()));
const points = (page: Page) => page.$$eval(`${result} tfoot td`, (all) => all.map((cell) => cell.textContent!.trim()));

test('a whole game against the gentlest level is played, scored and kept', async ({ firefox: page }) => {
  const faults: string[] = [];
  page.on('pageerror', (fault) => void faults.push(String(fault)));
  page.on('console', (message) => message.type() === 'error' && void faults.push(message.text()));

  await page.goto(address());
  await page.locator('.cover[href="/games/sacred-hill"]').click();
  await page.locator('label:has(input[name=rules][value="sacred-hill-1"])').click();
  await page.locator(`label:has(input[name=opponent][value="${opponent}"])`).click();
  await page.locator('form button[type=submit]').click();

  // Hills here and there, so that the board is not filled row by row; who can build nowhere calls “out” by its button.
  const choices = '.grid button.legal, .ways button.main';
  for (let turn = 0; turn < 49; ++turn) {
    await page.waitForSelector(`${choices}, ${result}`);
    if (await page.$(result)) break;
    const before = (await moves(page)).length;
    const legal = await page.$$(choices);
    await legal[(turn * 5) % legal.length]!.click();
    await page.waitForFunction((count) => document.querySelectorAll('[data-number]').length > count, {}, before);
  }

  await page.waitForSelector(`${result} tfoot`);
  const played = await moves(page);
  const score = await points(page);
  expect(played.length).toBeGreaterThan(20);
  expect(score).toHaveLength(2);
  for (const number of score) expect(number).toMatch(/^\d+$/);
  const verdicts: string[] = [en.tara.score.wins.red, en.tara.score.wins.blue, en.tara.score.drawn];
  const verdict = await page.$eval(`${result} .verdict`, (line) => line.textContent!);
  expect(verdicts).toContain(verdict);

  await page.reload();
  await page.waitForSelector(`${result} tfoot`);
  expect(await moves(page)).toEqual(played);
  expect(await points(page)).toEqual(score);
  expect(await page.$eval(`${result} .verdict`, (line) => line.textContent!)).toBe(verdict);
  expect(faults, 'faults of the page').toEqual([]);
});
