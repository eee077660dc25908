// Games looked back at: the course of a game as a graph, and the moves at which it turned.
import type { Page } from '@playwright/test';
import { chancesOf, leadOf, percentOf } from '../../src/play/chances';
import { de, en } from './words';
import { arrive, drop, expect, hill, lay, look, moveOf, seatOf, test } from './house';
import { foreseeable } from '../../src/play/steps';
import { judged, turningGame } from './judged';
import type { Played } from './native';
import { randomGame } from './plain';

const open = (page: Page) => page.getByRole('button', { name: en.study.open });
const close = (page: Page) => page.getByRole('button', { name: en.study.close });
const graph = (page: Page) => page.getByRole('slider', { name: en.why.course });
const moments = (page: Page) => page.locator('button.moment');
const panel = (page: Page) => page.getByRole('region', { name: en.study.title });

const linkTo = ({ game, moves }: Played) => `/replay?game=${game}&moves=${moves.join(',').replaceAll(' ', '_')}`;

test('the end of a game can be looked back at', async ({ page, native }) => {
  const { played, analysis } = await turningGame(native, 'high-kings-1');
  await lay(page, played);
  await expect(graph(page)).toHaveCount(0);
  await open(page).click();
  await expect(graph(page)).toBeVisible();
  await expect(moments(page)).toHaveCount(analysis.moments.length, { timeout: 30_000 });
  await expect(page.locator('[role=status][aria-live=polite]')).toContainText(en.why.ready(analysis.moments.length));

  // How well everybody played
  const cells = await panel(page).locator('tbody td').allTextContents();
  expect(cells).toEqual(analysis.players.flatMap(({ accuracy, mistakes, blunders }) => [`${Math.round(accuracy! * 100)}%`, `${mistakes}`, `${blunders}`]));

  // A key moment: the position before the move, with the better one pointed at.
  for (const [i, number] of analysis.moments.entries()) {
    const { move, mark, line, best, after } = analysis.moves[number - 1]!;
    const better = moveOf(line[0]!);
    const item = moments(page).nth(i);
    await expect(item).toContainText(`${number}.`);
    await expect(item).toContainText(moveOf(move));
    if (mark) await expect(item).toContainText(en.study.marks[mark]!);
    await expect(item).toContainText(en.why.better(better));
    await expect(item).toContainText(`${percentOf(best.value[seatOf(move)]!)}% → ${percentOf(after.value[seatOf(move)]!)}%`);
    await item.click();
    if (number > 1) await arrive(page, number - 1);
    await expect(item).toHaveAttribute('aria-current', 'step');
    await expect(page.locator('.remark')).toHaveText(en.study.wasBetter(seatOf(move) === 0 ? 'Red' : 'Blue', `${moveOf(move)} ${mark}`.trim(), better));
    await expect(page.locator('.proposal:not(.dismissed)')).toHaveCount(/[A-G]/.test(better) ? 1 : 0);
    await expect(page.locator('.dismissed')).toHaveCount(/[A-G]/.test(moveOf(move)) ? 1 : 0);
    // The list has the same number.
    await expect(page.locator(`[data-number="${number}"]`)).toContainText(moveOf(move));
    // What was played stands beside it, each with what it does; a touch draws its line on the board.
    const ways = panel(page).locator('.beside button');
    await expect(ways).toHaveCount(2);
    await expect(ways.nth(0)).toContainText(better);
    await expect(ways.nth(0)).toContainText(chancesOf(en, seatOf(move) === 0 ? 'Red' : 'Blue', best.value[seatOf(move)]!));
    await expect(ways.nth(1)).toContainText(moveOf(move));
    await expect(ways.nth(1)).toContainText(chancesOf(en, seatOf(move) === 0 ? 'Red' : 'Blue', after.value[seatOf(move)]!));
    await expect(panel(page).locator('.beside .does')).toHaveCount(2);
    for (const [way, steps] of [[0, foreseeable(line)], [1, foreseeable(played.moves.slice(number - 1))]] as const) {
      await ways.nth(way).click();
      await expect(ways.nth(way)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.line text')).toHaveCount(steps.filter((step) => /[A-G]/.test(moveOf(step))).length);
    }
    await ways.nth(1).click();
    await expect(page.locator('.line')).toHaveCount(0);
    for (const name of better.match(/[A-G][1-7]/g) ?? []) await expect(hill(page, name)).toHaveAttribute('aria-label', new RegExp(en.tara.proposed));
  }

  // The list of moves has the marks too.
  const marks = await page.locator('[data-number]').evaluateAll((all) => all.map((one) => one.querySelector('b')?.textContent ?? ''));
  expect(marks).toEqual(analysis.moves.map(({ mark }) => mark));

  await close(page).click();
  await expect(graph(page)).toHaveCount(0);
  await expect(page.locator('.proposal')).toHaveCount(0);
  expect((await look(page)).moves).toEqual(played.moves.map(moveOf));
  // What was found is kept.
  await open(page).click();
  await expect(moments(page)).toHaveCount(analysis.moments.length);
});

test('where nothing turned the costliest moves are named all the same', async ({ page, native }) => {
  for (let seed = 1; ; ++seed) {
    const whole = await native.game('sacred-hill-1', seed);
    const played = { ...whole, moves: whole.moves.slice(0, 12) };
    const analysis = await judged(native, played);
    if (analysis.turned.length > 0 || analysis.moments.length < 3) continue;
    await page.goto(linkTo(played));
    await arrive(page, 12);
    await open(page).click();
    await expect(moments(page)).toHaveCount(3, { timeout: 30_000 });
    await expect(panel(page)).toContainText(en.why.costliest);
    await expect(panel(page)).toContainText(en.why.noMoments);
    return;
  }
});

test('the graph is a way through the game, by keyboard', async ({ page, native }) => {
  const { played, analysis } = await turningGame(native, 'sacred-hill-1');
  const end = played.moves.length;
  await page.goto(linkTo(played));
  await arrive(page, end);
  await open(page).click();
  await expect(moments(page)).toHaveCount(analysis.moments.length, { timeout: 30_000 });
  await graph(page).focus();
  const at = async (count: number) => {
    await expect(graph(page)).toHaveAttribute('aria-valuenow', String(count));
    await arrive(page, count);
  };
  await at(end);
  await page.keyboard.press('ArrowLeft');
  await at(end - 1);
  await page.keyboard.press('Home');
  await at(0);
  const start = analysis.moves[0]!.best.value[0]!;
  await expect(graph(page)).toHaveAttribute('aria-valuetext', [en.table.atMove(0, end), chancesOf(en, 'Red', start)].join(', '));
  await page.keyboard.press('ArrowRight');
  await at(1);
  for (const number of analysis.moments.filter((number) => number > 2)) {
    await page.keyboard.press('PageDown');
    await at(number - 1);
  }
  await page.keyboard.press('PageDown');
  await at(end);
  await page.keyboard.press('PageUp');
  await at(analysis.moments.at(-1)! - 1);
  await page.keyboard.press('ArrowRight');
  const moment = analysis.moves[analysis.moments.at(-1)! - 1]!;
  const marked = moment.mark ? `, ${en.study.marks[moment.mark]}` : '';
  await expect(graph(page)).toHaveAttribute('aria-valuetext', new RegExp(`${moveOf(moment.move)}${marked}, `));
});

test('the graph is a way through the game, by mouse', async ({ page, native }) => {
  const played = await native.game('four-treasures', 22);
  await page.goto(linkTo(played));
  await arrive(page, played.moves.length);
  await open(page).click();
  await expect(panel(page).locator('tbody tr')).toHaveCount(2, { timeout: 30_000 });
  const box = (await graph(page).boundingBox())!;
  await page.mouse.move(box.x + box.width - 4, box.y + 30);
  await page.mouse.down();
  await arrive(page, played.moves.length);
  await page.mouse.move(box.x + 3, box.y + 40, { steps: 5 });
  await arrive(page, 0);
  await page.mouse.up();
});

test('a game of four is looked back at: a line for each, and the list says the same', async ({ page, native }) => {
  test.setTimeout(120_000);
  const played = await randomGame(native, 'seat-of-kings', 4);
  const end = played.moves.length;
  const analysis = await native.ask('analyse', { ...played, bot: 'heuristic' });
  const { record } = await native.ask('write', played);
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  await open(page).click();
  const tables = panel(page).getByRole('table');
  await expect(tables.first().locator('tbody tr')).toHaveCount(4, { timeout: 60_000 });
  // Luck and play, and what the first draw gave each
  const shares = analysis.players.flatMap(({ start, luck, play }) => [start!, luck!, play!, start! + luck! + play!]);
  await expect(tables.nth(1).locator('tbody td')).toHaveText(shares.map(leadOf));
  const drawn = analysis.moves.findIndex(({ luck }) => luck !== undefined);
  await graph(page).focus();
  await page.keyboard.press('Home');
  for (let at = 0; at <= drawn; ++at) {
    await arrive(page, at);
    await page.keyboard.press('ArrowRight');
  }
  await expect(panel(page).getByText(en.why.thisDraw)).toContainText(leadOf(analysis.moves[drawn]!.luck![0]!));
  await page.keyboard.press('End');
  await arrive(page, end);
  await expect(graph(page).locator('path.course')).toHaveCount(4);
  await expect(moments(page)).toHaveCount(analysis.moments.length);
  await expect(graph(page).locator('path.moment')).toHaveCount(analysis.moments.length);
  for (const [i, number] of analysis.moments.entries()) {
    const { move, best, after } = analysis.moves[number - 1]!;
    await expect(moments(page).nth(i)).toContainText(`${leadOf(best.value[seatOf(move)]!)} → ${leadOf(after.value[seatOf(move)]!)}`);
  }
  await graph(page).focus();
  const says = async (at: number) => {
    const values = at === 0 ? analysis.moves[0]!.best.value : analysis.moves[at - 1]!.after.value;
    await expect(graph(page)).toHaveAttribute('aria-valuenow', String(at));
    await expect(graph(page)).toHaveAttribute('aria-valuetext', new RegExp(`${['Blue', 'Red', 'White', 'Yellow'].map((name, seat) => `${name} ${leadOf(values[seat]!).replace('+', '\\+')}`).join(', ')}$`));
  };
  await says(end);
  await page.keyboard.press('ArrowLeft');
  await says(end - 1);
  await page.keyboard.press('Home');
  await says(0);
  await page.keyboard.press('PageDown');
  await says(analysis.moments[0] ? analysis.moments[0] - 1 : end);
  // Over a position that is longer than the screen it is found at once.
  const { y, height } = (await graph(page).boundingBox())!;
  expect(y + height).toBeLessThan(860);
});

// The page goes on while the engine thinks: whatever is pressed is done at once.
test('an analysis fills the graph, and can be left in the middle', async ({ page, native }) => {
  const played = await native.game('stone-of-destiny', 31);
  await lay(page, played);
  await open(page).click();
  await expect(graph(page)).toBeVisible();
  await page.getByRole('button', { name: en.table.previous }).click();
  await arrive(page, played.moves.length - 1);
  await close(page).click();
  await expect(graph(page)).toHaveCount(0);
  // Another game against the computer: its thoughts need not wait for the analysis that was left.
  await lay(page, { game: 'four-treasures', options: { start: 0 }, moves: [] }, { players: ['person', 'level-3'] });
  await hill(page, 'D4').click();
  await arrive(page, 2);
});

test('a game that goes on is not analysed', async ({ page, native }) => {
  const played = await native.game('four-treasures', 22);
  await lay(page, { ...played, moves: played.moves.slice(0, 20) });
  await expect(open(page)).toHaveCount(0);
  await lay(page, played);
  await open(page).click();
  await page.getByRole('button', { name: en.table.takeBack }).click();
  await arrive(page, played.moves.length - 1);
  await expect(panel(page)).toHaveCount(0);
  await expect(graph(page)).toHaveCount(0);
});

test('in a match the points that were needed count', async ({ page, native }) => {
  const first = await native.game('high-kings-1', 39, { start: 0 });
  const second = await native.game('high-kings-1', 7, { start: 1 });
  const end = await native.ask('legal', first);
  if (!end.over) throw new Error('not over');
  const analysis = await judged(native, second, [end.scores]);
  const finished = [{ options: first.options, moves: first.moves, scores: end.scores }];
  await lay(page, second, { match: true, options: { start: 0 }, finished });
  await open(page).click();
  await expect(moments(page)).toHaveCount(analysis.moments.length, { timeout: 30_000 });
  const cells = await panel(page).locator('tbody td').allTextContents();
  expect(cells).toEqual(analysis.players.flatMap(({ accuracy, mistakes, blunders }) => [`${Math.round(accuracy! * 100)}%`, `${mistakes}`, `${blunders}`]));
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 }, locale: 'de' });

  test('an analysis is no wider than the page', async ({ page, native }) => {
    const { played, analysis } = await turningGame(native, 'sacred-hill-doubles-1');
    await page.goto(linkTo(played));
    await page.getByRole('button', { name: de.study.open }).click();
    await expect(moments(page)).toHaveCount(analysis.moments.length, { timeout: 30_000 });
    await moments(page).first().click();
    await expect(page.locator('.beside .does')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(740);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('board and graph are seen together, and a touch finds a key moment', async ({ page, native }) => {
    const { played, analysis } = await turningGame(native, 'high-kings-2');
    await lay(page, played);
    await open(page).tap();
    await expect(moments(page)).toHaveCount(analysis.moments.length, { timeout: 30_000 });
    const board = (await page.locator('.square').boundingBox())!;
    const course = (await graph(page).boundingBox())!;
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(course.y + course.height).toBeLessThanOrEqual(640);
    const diamond = (await page.locator('path.moment').last().boundingBox())!;
    await page.touchscreen.tap(diamond.x + diamond.width / 2 + 3, course.y + course.height / 2);
    await arrive(page, analysis.moments.at(-1)! - 1);
    await expect(page.locator('.remark')).toBeVisible();
  });
});
