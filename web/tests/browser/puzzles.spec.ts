// Puzzles: one for every day and all others, solved by touch, by keyboard and without a network; what is wrong is answered,
// the board stays where it is, and days in a row are counted by the date where one is.
import type { Page } from '@playwright/test';
import { en as trial } from '../../src/play/trial/words/en';
import { de, en } from './words';
import { expect, hill, moveOf, test } from './house';
import { allPuzzles, legalIn, opened, puzzleOn, simple, solve, tryMove, wrongMoves } from './riddles';

test.skip(allPuzzles.length === 0, 'no family has puzzles yet');

const words = en.puzzles;
const says = (page: Page) => page.locator('[role=status].unseen');
const outcome = (page: Page) => page.locator('[data-end]');
const noon = (date: string) => new Date(`${date}T12:00:00`);
/** Where the board stands on the page, and how large it is. */
const place = (page: Page) => page.locator('.square').evaluate((board) => {
  const { left, top, width } = board.getBoundingClientRect();
  return [left + scrollX, top + scrollY, width].map(Math.round).join(' ');
});
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the puzzle of the day is solved by touch, after a mistake, and the board stays', async ({ browser, baseURL, native }) => {
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.setFixedTime(noon('2026-11-18'));
  const puzzle = puzzleOn('2026-11-18');
  await page.goto('/');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.getByRole('link', { name: en.home.puzzle }).tap();
  await expect(heading(page)).toHaveText(words.today);
  await opened(page);
  expect(loaded.some((url) => /puzzles-.*\.json/.test(url)), 'the file comes only now').toBe(true);
  const stands = await place(page);
  await expect(page.getByRole('button', { name: words.show })).toBeInViewport({ ratio: 1 });

  const [wrong] = await wrongMoves(native, puzzle);
  await tryMove(page, native, puzzle, wrong!, true);
  await expect(page.locator('.wrong')).toContainText(words.wrong(wrong!));
  await expect(page.locator('.wrong .does')).not.toBeEmpty();
  await expect(page.locator('.wrong')).toContainText(words.tryAgain);
  const after = await native.ask('legal', { game: puzzle.game, options: puzzle.options, moves: [...puzzle.moves, `${puzzle.seat} ${wrong}`] });
  if (!after.over) {
    await expect(page.locator('.wrong')).not.toContainText(words.answer); // it might give the solution away
    await page.getByRole('button', { name: words.whyNot }).tap();
    await expect(page.locator('.wrong .then')).toContainText(words.answer);
    // The board shows the answer without playing it.
    await expect(page.getByRole('button', { name: words.whyNot })).toHaveAttribute('aria-pressed', 'true');
  }
  expect(await place(page)).toBe(stands);

  await solve(page, native, puzzle, true);
  await expect(outcome(page)).toContainText(words.wellAfter(1));
  await expect(outcome(page)).toContainText(en.home.streak(1));
  await expect(page.locator('.now .does')).not.toBeEmpty();
  expect(await place(page)).toBe(stands);
  for (const [i] of puzzle.line.entries()) {
    await page.locator('.line li button').nth(i).tap();
    await expect(page.locator('.line [aria-current=step]')).toHaveText(moveOf(puzzle.line[i]!));
    expect(await place(page)).toBe(stands);
  }
  await page.getByRole('link', { name: words.next }).tap();
  await expect(heading(page)).toHaveText(/\d/);
  await opened(page);

  await page.getByRole('link', { name: words.all }).tap();
  await expect(page.locator('.today')).toContainText(words.solved);
  await expect(page.locator('.streak')).toContainText(en.home.streak(1));
  await page.goto('/');
  await expect(page.getByRole('link', { name: en.home.puzzle })).toContainText(`${en.home.puzzleSolved} ${en.home.streak(1)}`);
  await context.close();
});

test('a puzzle is solved by keyboard, and heard', async ({ page, native }) => {
  const puzzle = simple();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto(`/puzzles/${puzzle.id}`);
  await opened(page);
  const wrong = (await wrongMoves(native, puzzle)).find((move) => /^[A-G][1-7]$/.test(move))!;
  await hill(page, wrong).focus();
  await press('Enter');
  await expect(page.locator('.wrong')).toContainText(words.wrong(wrong));
  // Heard at once, and how it would end when that is found.
  await expect(says(page)).toContainText(new RegExp([words.wrong(wrong), words.ends.lost('.*'), words.ends.drawn('')].join('|')));
  await expect(hill(page, wrong)).toBeFocused();
  await expect(hill(page, wrong)).toHaveAccessibleName(/may be chosen/); // nothing was played

  await hill(page, moveOf(puzzle.solution)).focus();
  await press('Enter');
  await expect(says(page)).toContainText(words.wellAfter(1));
  await expect(outcome(page)).toBeVisible();
  await press('PageDown'); // along the line, from the board
  await expect(page.locator('.line [aria-current=step]')).toHaveText(moveOf(puzzle.line[1]!));
  await press('PageUp', 'PageUp');
  await expect(page.locator('.line [aria-current=step]')).toHaveCount(0);
  await expect(says(page)).toContainText(words.asked(puzzle.seat === 0 ? 'Red' : 'Blue'));
  await press('Tab', 'Tab', 'Enter'); // the first step of the line
  await expect(page.locator('.line [aria-current=step]')).toBeFocused();
  await page.getByRole('button', { name: words.again }).focus();
  await press('Enter');
  await expect(outcome(page)).toHaveCount(0);
  await expect(page.locator('.grid :focus')).toHaveCount(1);
  await expect(page.locator('.facts')).toContainText(words.solved);
});

test('what may not be played is refused with its rule, and is no mistake', async ({ page, native }) => {
  const puzzle = simple();
  const legal = await legalIn(native, puzzle);
  await page.goto(`/puzzles/${puzzle.id}`);
  await opened(page);
  const shut = page.locator('.grid button:not(.legal)').first();
  expect(legal).not.toContain(await shut.getAttribute('data-hill'));
  await shut.click();
  await expect(page.getByRole('alert')).toContainText(words.notAllowed((await shut.getAttribute('data-hill'))!));
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', new RegExp(`/rules/${puzzle.game}#`));
  await solve(page, native, puzzle);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(outcome(page)).toContainText(words.well);
});

test('the solution is shown when somebody asks for it, and then the day does not count', async ({ page, native }) => {
  await page.clock.setFixedTime(noon('2026-11-18'));
  const puzzle = puzzleOn('2026-11-18');
  await page.goto('/puzzles/today');
  await opened(page);
  await page.getByRole('button', { name: words.show }).click();
  await expect(outcome(page)).toContainText(words.solution(moveOf(puzzle.solution)));
  await expect(outcome(page)).toBeFocused();
  await expect(page.locator('.line [aria-current=step]')).toHaveText(moveOf(puzzle.solution));
  await expect(page.locator('.now .does')).not.toBeEmpty();
  await page.getByRole('button', { name: words.again }).click();
  await solve(page, native, puzzle);
  await expect(outcome(page)).toContainText(en.home.streak(0));
  await page.goto('/puzzles');
  await expect(page.locator('.today')).toContainText(`${words.solved}, ${words.shown}`);
  await expect(page.locator('.streak')).toContainText(en.home.streak(0));
});

test('after a puzzle moves are tried out on a copy, and kept beside it', async ({ page, native }) => {
  const puzzle = simple();
  await page.goto(`/puzzles/${puzzle.id}`);
  await solve(page, native, puzzle);
  await expect(page.locator('.line [aria-current=step]')).toHaveText(moveOf(puzzle.solution));
  await page.getByRole('button', { name: en.table.tryOut }).click();
  await expect(page.locator('.view .square')).toBeVisible();
  await page.getByRole('button', { name: trial.computer }).click();
  await expect(page.getByRole('button', { name: trial.keep })).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('button', { name: trial.keep }).click();
  const kept = page.getByRole('region', { name: trial.lines }).getByRole('button', { name: trial.lineFrom(puzzle.moves.length + 1), exact: false });
  await expect(kept.first()).toBeVisible();
  await expect(outcome(page)).toContainText(words.well);
});

test('days in a row are counted, and a day left out ends them', async ({ page, native }) => {
  for (const [date, row] of [['2026-12-31', 1], ['2027-01-01', 2], ['2027-01-03', 1]] as const) {
    await page.clock.setFixedTime(noon(date));
    await page.goto('/puzzles/today');
    await solve(page, native, puzzleOn(date));
    await expect(outcome(page)).toContainText(en.home.streak(row));
  }
  // Earlier days can be solved too, but they are over.
  await page.getByRole('link', { name: words.dayBefore }).click();
  await expect(page).toHaveURL('/puzzles/2027-01-02');
  await expect(heading(page)).toContainText('2 January 2027');
  await solve(page, native, puzzleOn('2027-01-02'));
  await expect(outcome(page)).not.toContainText(en.home.streak(2));
  await page.getByRole('link', { name: words.all }).click();
  await expect(page.locator('.streak')).toContainText(en.home.streak(1));
  await expect(page.locator('.streak')).toContainText(words.longest(2));
  await page.clock.setFixedTime(noon('2027-01-05'));
  await page.reload();
  await expect(page.locator('.streak')).toContainText(en.home.streak(0));
});

test('midnight takes no puzzle away, and the new day is offered', async ({ page, native }) => {
  await page.clock.install({ time: new Date('2026-11-18T23:58:00') });
  await page.goto('/puzzles/today');
  await opened(page);
  await expect(heading(page)).toHaveText(words.today);
  await page.clock.fastForward('05:00');
  await expect(page.getByText(words.newDay)).toBeVisible();
  await expect(heading(page)).toHaveText(words.ofDay('18 November 2026'));
  await solve(page, native, puzzleOn('2026-11-18'));
  await page.getByRole('link', { name: words.today }).click();
  await expect(page).toHaveURL('/puzzles/2026-11-19');
  await expect(heading(page)).toHaveText(words.today);
  await solve(page, native, puzzleOn('2026-11-19'));
  await expect(outcome(page)).toContainText(en.home.streak(2)); // the day before counted
});

test.describe('at the other end of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the day is that of the place', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-18T11:30:00Z'));
    await page.goto('/puzzles');
    await expect(page.locator('.today')).toContainText('19 November 2026');
    await page.goto('/puzzles/2026-11-19');
    await expect(heading(page)).toHaveText(words.today);
  });
});

test('an address leads to its puzzle, or says clearly why not', async ({ page }) => {
  await page.clock.setFixedTime(noon('2026-11-18'));
  await page.goto('/puzzles/2020-02-29');
  await expect(heading(page)).toHaveText(words.ofDay('29 February 2020'));
  await opened(page);
  for (const name of ['2026-02-30', 'nothing-001']) {
    await page.goto(`/puzzles/${name}`);
    await expect(page.getByText(words.unknown(name))).toBeVisible();
  }
  await page.goto('/puzzles/2026-11-19');
  await expect(page.locator('main p').first()).toHaveText(new RegExp(words.notYet('Thursday,? 19 November 2026')));
  await page.locator('main').getByRole('link', { name: words.today }).click();
  await expect(page).toHaveURL('/puzzles/2026-11-18');
  await opened(page);
  await page.goBack();
  await page.locator('main').getByRole('link', { name: words.all }).click();
  // All of them, by rule set
  await expect(page.locator('details li a')).toHaveCount(allPuzzles.length);
  await page.getByLabel(words.anyDay).fill('2026-03-01');
  await expect(page).toHaveURL('/puzzles/2026-03-01');
});

for (const [name, script] of [
  ['anything', () => localStorage.setItem('ardri.puzzles', JSON.stringify({ tried: [7], days: { x: true, 20775: 'yes' } }))],
  ['broken text', () => localStorage.setItem('ardri.puzzles', '{"tried":')],
  ['nothing at all', () => Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('blocked', 'SecurityError'); } })],
] as const)
  test(`a browser that keeps ${name} costs nothing but memory`, async ({ page, native }) => {
    await page.addInitScript(script);
    await page.clock.setFixedTime(noon('2026-11-18'));
    await page.goto('/puzzles/today');
    await solve(page, native, puzzleOn('2026-11-18'));
    await expect(outcome(page)).toContainText(en.home.streak(1));
    await page.getByRole('link', { name: words.all }).click();
    await expect(page.locator('.today')).toContainText(words.solved);
  });

test('two windows note what they solve side by side', async ({ page, context, native }) => {
  const [first, second] = allPuzzles;
  const other = await context.newPage();
  await page.goto('/puzzles');
  await page.locator('.today').waitFor();
  for (const [window, puzzle] of [[page, first!], [other, second!]] as const) {
    await window.goto(`/puzzles/${puzzle.id}`);
    await solve(window, native, puzzle);
  }
  await page.getByRole('link', { name: words.all }).click();
  await expect(page.locator('details li .solved')).toHaveCount(2);
});

test('the page follows the language, and puzzles follow it too', async ({ page, native }) => {
  const puzzle = simple();
  await page.goto(`/puzzles/${puzzle.id}`);
  await solve(page, native, puzzle);
  await page.locator('header summary').click();
  await page.getByRole('combobox', { name: en.menu.language }).selectOption('de');
  await expect(outcome(page)).toContainText(de.puzzles.well);
  await expect(page.getByRole('link', { name: de.puzzles.next })).toBeVisible();
});

for (const { name, viewport } of [
  { name: 'a phone on its side', viewport: { width: 740, height: 360 } },
  { name: 'a tablet', viewport: { width: 820, height: 1180 } },
  { name: 'a desktop', viewport: { width: 1280, height: 860 } },
])
  test.describe(`on ${name}`, () => {
    test.use({ viewport, locale: 'de-DE' });

    test(`the board of a puzzle stays where it is on ${name}`, async ({ page, native }) => {
      // One of each rule set: moves are built in other ways.
      for (const game of new Set(allPuzzles.map(({ game }) => game))) {
        const puzzle = allPuzzles.find((one) => one.game === game)!;
        await page.goto(`/puzzles/${puzzle.id}`);
        await opened(page);
        const stands = await page.locator('.square').evaluate((board) => board.getBoundingClientRect().toJSON());
        const stays = async (when: string) =>
          expect(await page.locator('.square').evaluate((board) => board.getBoundingClientRect().toJSON()), `${puzzle.id}, ${when}`).toEqual(stands);
        await page.locator('.grid button:not(.legal)').first().click();
        await stays('touched');
        await page.reload();
        await opened(page);
        await page.getByRole('button', { name: de.puzzles.show }).click();
        await expect(outcome(page)).toBeVisible();
        await stays('shown');
        await page.locator('.line li button').last().click();
        await expect(page.locator('.line li:last-child [aria-current=step]')).toBeVisible();
        await stays('at the end of the line');
        await page.getByRole('button', { name: de.puzzles.again }).click();
        await expect(outcome(page)).toHaveCount(0);
        const legal = await legalIn(native, puzzle);
        if (legal.every((move) => /^[A-G][1-7]$/.test(move))) {
          await hill(page, (await wrongMoves(native, puzzle))[0]!).click();
          await page.locator('.wrong').waitFor();
          await stays('wrong');
        }
      }
    });
  });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowed: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('puzzles are there, with answers to what is wrong', async ({ page, context, native }) => {
    await page.clock.setFixedTime(noon('2026-11-18'));
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await page.goto('/puzzles/today');
    const puzzle = puzzleOn('2026-11-18');
    const [wrong] = await wrongMoves(native, puzzle);
    await tryMove(page, native, puzzle, wrong!);
    await expect(page.locator('.wrong')).toContainText(words.wrong(wrong!));
    await solve(page, native, puzzle);
    await expect(outcome(page)).toContainText(en.home.streak(1));
  });
});

test.describe('when something does not come', () => {
  test.use({ allowed: [/Failed to load resource|ERR_FAILED/] });

  test('the page says so of the file, and tries it again', async ({ page }) => {
    await page.route(/puzzles-.*\.json/, (route) => route.abort());
    await page.goto('/puzzles');
    await expect(page.getByRole('alert')).toContainText(en.download.failed);
    await page.unroute(/puzzles-.*\.json/);
    await page.getByRole('button', { name: en.download.again }).click();
    await expect(page.locator('.today')).toBeVisible();
  });

  test('a mistake is told without the players too, and the puzzle is solved', async ({ page, native }) => {
    const puzzle = simple();
    await page.route(/players-.*\.wasm/, (route) => route.abort());
    await page.goto(`/puzzles/${puzzle.id}`);
    const [wrong] = await wrongMoves(native, puzzle);
    await tryMove(page, native, puzzle, wrong!);
    await expect(page.locator('.wrong')).toContainText(words.wrong(wrong!));
    await solve(page, native, puzzle);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
