// On a small phone, by touch: everything fits, and hills are large enough for fingers.
import type { Page } from '@playwright/test';
import { en } from './words';
import { otherCovers, ruleSetIds, tara } from './covers';
import { arrive, expect, hill, languages, lay, locales, look, moveOf, play, seatOf, test, truth, words } from './house';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

async function fits(page: Page, where: string) {
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    const edge = root.clientWidth + 0.5;
    // What sticks out, unless something around it scrolls or clips by itself.
    const clipped = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const out = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > edge && !clipped(element));
    return { scroll: root.scrollWidth, client: root.clientWidth, out: out.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)) };
  });
  expect(wide.scroll, `${where} is too wide: ${wide.out.join(' | ')}`).toBeLessThanOrEqual(wide.client);
}

for (const code of languages)
  test.describe(`in ${code}`, () => {
    test.use({ locale: locales[code] });
    const say = words[code];

    test(`no page is too wide in ${code}`, async ({ page }) => {
      const pages = ['/', ...tara.map(({ id }) => `/games/${id}`), ...otherCovers.map((id) => `/games/${id}`), '/table', '/replay', '/learn', '/learn/tara', '/learn/tara/high-kings-2', '/learn/seat-of-kings', '/nowhere',
        ...ruleSetIds.slice(-3).map((id) => `/rules/${id}`), '/replay?game=none'];
      await page.goto('/');
      await page.locator('.facts').first().waitFor();
      for (const address of pages) {
        await page.goto(address);
        await expect(page.locator('main')).not.toContainText(say.starting);
        await page.locator('main h1').waitFor();
        await fits(page, address);
      }
      const menu = await page.getByRole('navigation').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(menu, 'pixels of the menu that are out of sight').toBeLessThanOrEqual(0);
      await page.locator('summary').tap();
      await expect(page.locator('.panel')).toBeVisible();
      await fits(page, 'the settings');
      const panel = (await page.locator('.panel').boundingBox())!;
      expect(panel.x, 'the settings begin on the screen').toBeGreaterThanOrEqual(0);
    });

    test(`what is asked is read without scrolling in ${code}`, async ({ page, native }) => {
      // The ways on stay at the lower edge of the screen, and must not lie over the sentence.
      await page.setViewportSize({ width: 360, height: 740 });
      for (const game of ['sacred-hill-doubles-2', 'stone-of-destiny']) {
        const { moves, ...played } = await native.game(game, 14);
        await lay(page, { ...played, moves: moves.slice(0, Math.round(moves.length * 0.7)) });
        for (const where of ['at the table', 'where things are tried out']) {
          const [asked, ways] = await Promise.all(['.asked', '.prompt .ways'].map((part) => page.locator(part).boundingBox()));
          expect(asked!.y + asked!.height, `${game} ${where}`).toBeLessThanOrEqual(ways!.y);
          if (where !== 'at the table') continue;
          await page.getByRole('button', { name: say.table.tryOut }).tap();
          await page.locator('main section.sheet button.main').waitFor();
          await page.evaluate(() => scrollTo(0, 0));
        }
      }
    });
  });

/** In all languages, one after the other, and then in the first one again. */
async function fitsInAll(page: Page, where: string) {
  const settings = page.locator('header summary');
  for (const code of ['de', 'it', 'en'] as const) {
    await settings.tap();
    await page.locator('.panel select').first().selectOption(code);
    await settings.tap();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await fits(page, `${where} in ${code}`);
  }
}

for (const game of ['sacred-hill-doubles-2', 'high-kings-2', 'stone-of-destiny'])
  test(`no table of ${game} is too wide`, async ({ page, native }) => {
    test.setTimeout(120_000);
    const whole = await native.game(game, 14);
    for (const part of [0, 0.6, 1]) {
      const played = { ...whole, moves: whole.moves.slice(0, Math.round(whole.moves.length * part)) };
      await lay(page, played, part === 1 ? { match: true } : {});
      await fitsInAll(page, `${game} after ${played.moves.length} moves`);
      if (part !== 0.6) continue;
      const { legal, actors } = await native.ask('legal', played);
      await hill(page, legal[Number(actors[0])]![0]!.slice(0, 2)).tap();
      const taken = (await native.ask('show', played)).position.red.find((name) => !legal[Number(actors[0])]!.some((move) => move.startsWith(name)))!;
      await hill(page, taken).tap();
      await fitsInAll(page, `${game} with something touched or refused`);
    }
    await page.getByRole('button', { name: en.study.open }).tap();
    await page.locator('tbody th').first().waitFor();
    await expect(page.locator('progress')).toHaveCount(0, { timeout: 40_000 });
    await fitsInAll(page, `${game} with its analysis`);
  });

test('a game is played by touch', async ({ page, native }) => {
  await page.goto('/');
  await page.locator('.cover[href="/games/high-kings"]').tap();
  await page.getByRole('combobox', { name: 'Blue', exact: true }).selectOption('person');
  await page.getByRole('button', { name: en.setup.start, exact: true }).tap();
  const played = await native.game('high-kings-1', 3, { start: 0 }, 14);
  for (const [count, step] of played.moves.entries()) {
    const before = { ...played, moves: played.moves.slice(0, count) };
    await arrive(page, count);
    const { legal } = await native.ask('legal', before);
    await play(page, moveOf(step), legal[seatOf(step)]!, en, true);
  }
  await arrive(page, 14);
  expect(await look(page)).toEqual(await truth(native, played));
  await page.getByRole('button', { name: en.table.takeBack }).tap();
  await arrive(page, 13);
});

test('the board is on the first screen, and hills are as large as fingertips', async ({ page, native }) => {
  await lay(page, await native.game('stone-of-destiny', 31, { start: 0 }, 60));
  const size = await hill(page, 'D4').boundingBox();
  const board = (await page.locator('.square').boundingBox())!;
  console.log(`measured: a hill on a phone of 360×640 is ${size!.width.toFixed(1)} × ${size!.height.toFixed(1)} px; the board reaches from ${board.y.toFixed(0)} to ${(board.y + board.height).toFixed(0)} px`);
  expect(size!.width).toBeGreaterThanOrEqual(40);
  expect(size!.height).toBeGreaterThanOrEqual(40);
  expect(board.y + board.height, 'the whole board is seen without scrolling').toBeLessThanOrEqual(640);

  const targets = await page.locator('button:visible, a:visible, summary, select, input').evaluateAll((all) =>
    all.map((one) => ({ name: one.ariaLabel || one.textContent!.trim().slice(0, 30), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 40)
      .map(({ name, box }) => `${name} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`));
  console.log(`measured: targets below 40 px: ${[...new Set(targets)].slice(0, 12).join('; ')}; ${targets.length} in all`);

  await page.setViewportSize({ width: 640, height: 360 });
  const lying = await hill(page, 'D4').boundingBox();
  console.log(`measured: a hill on the same phone lying on its side is ${lying!.width.toFixed(1)} px`);
});

test('bridges of Stone of Destiny can be touched themselves', async ({ page, native }) => {
  const whole = await native.game('stone-of-destiny', 31);
  const before = whole.moves.findIndex((step) => /\/..-/.test(step));
  const played = { ...whole, moves: whole.moves.slice(0, before) };
  const move = moveOf(whole.moves[before]!);
  await lay(page, played);
  await hill(page, move.slice(0, 2)).tap();
  const { legal } = await native.ask('legal', played);
  const bridges = legal[seatOf(whole.moves[before]!)]!.filter((text) => text.startsWith(move.slice(0, 3)));
  await expect(page.locator('.bridge')).toHaveCount(bridges.length);
  const [a, b] = await Promise.all([move.slice(3, 5), move.slice(6)].map((name) => hill(page, name).boundingBox()));
  const middle = (one: { x: number; y: number; width: number; height: number }) => [one.x + one.width / 2, one.y + one.height / 2] as const;
  const [ax, ay] = middle(a!), [bx, by] = middle(b!);
  await page.touchscreen.tap((ax + bx) / 2, (ay + by) / 2);
  await arrive(page, before + 1);
  expect((await look(page)).moves.at(-1)).toBe(move);
});

test('a refusal leaves the board in sight', async ({ page }) => {
  await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: ['0 D4', '1 D5'] });
  await hill(page, 'C4').tap();
  const note = (await page.getByRole('alert').boundingBox())!;
  const board = (await page.locator('.square').boundingBox())!;
  const covered = Math.min(note.y + note.height, board.y + board.height) - Math.max(note.y, board.y);
  console.log(`measured: a refusal on a phone covers ${Math.max(0, covered).toFixed(0)} px of a board of ${board.height.toFixed(0)} px`);
  expect(covered, 'pixels of the board under the refusal').toBeLessThanOrEqual(0);
});
