// What happened is told: in a ribbon, in the log, and at the end of a round chapter by chapter.
import type { Page } from '@playwright/test';
import { drop, en, expect, test } from './house';
import type { Native } from './native';
import { randomGame } from './plain';
import { de as ceremonyDe } from '../../src/play/ceremony/words/de';
import { en as ceremony } from '../../src/play/ceremony/words/en';
import { en as log } from '../../src/play/log/words/en';
import type { Facts } from '../../src/games/seat-of-kings/facts';
import { de as roundEndsDe } from '../../src/games/seat-of-kings/ceremony/words/de';
import { en as roundEnds } from '../../src/games/seat-of-kings/ceremony/words/en';

const game = 'seat-of-kings';
const dialog = (page: Page) => page.getByRole('dialog');
const chapter = (page: Page) => dialog(page).getByRole('heading');
const lines = (page: Page) => page.locator('.moves li:not(.far) > [data-number]');
const shownLine = (page: Page) => page.locator('.moves [aria-current]');
const ribbon = (page: Page) => page.locator('.told').getByRole('list', { name: log.happened });
const way = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Where the board is on the page, wherever one has scrolled to. */
const place = (page: Page) =>
  page.locator('.frame').evaluate((board) => {
    const { x, y, width } = board.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width].map(Math.round).join(' ');
  });

async function replay(page: Page, native: Native, players = 3) {
  const played = await randomGame(native, game, players);
  const { record } = await native.ask('write', played);
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  await lines(page).first().waitFor();
  return played;
}

test('the log tells a game in words, leads back, and gives way to the notation', async ({ page, native }) => {
  const played = await replay(page, native);
  await expect(shownLine(page)).toHaveAttribute('data-number', String(played.moves.length));
  expect(await lines(page).count(), 'a long game is listed in part').toBeLessThanOrEqual(80);
  // Every line says something, in the ledger's words.
  for (const text of await lines(page).allTextContents()) expect(text.trim()).toMatch(/\.$/);
  const line = lines(page).nth(-4);
  const number = await line.getAttribute('data-number');
  const text = (await line.textContent())!.trim();
  await line.click();
  await expect(page.getByRole('slider')).toHaveValue(number!);
  await expect(shownLine(page)).toHaveText(text);
  // Of what is looked back at the ribbon tells the step.
  await expect(ribbon(page).locator('li').last()).toHaveText(text.slice(text.lastIndexOf('. ', text.length - 2) + 1).trim());
  await way(page, log.notation).click();
  await expect(page.locator(`.moves [data-number="${number}"]`)).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await drop(page, 'game.ardri', (await native.ask('write', played)).record);
  await expect(way(page, log.notation)).toHaveAttribute('aria-pressed', 'true');
});

test('the beginning of a long game is a few touches away', async ({ page, native }) => {
  await replay(page, native);
  await way(page, en.table.first).click();
  await expect(lines(page).first()).toContainText('duel value');
  await expect(page.locator('.moves')).toContainText('Round 1 begins');
  // What was dealt is not told card by card.
  await expect(page.locator('.moves')).not.toContainText('is dealt a card');
});

test('the end of a round is looked at from the log, by keys, and the board stays where it is', async ({ page, native }) => {
  await replay(page, native);
  const before = await place(page);
  await page.locator('.look').last().click();
  await expect(dialog(page)).toBeFocused();
  const names = [await chapter(page).textContent()];
  for (;;) {
    const [at, of] = (await dialog(page).locator('.count').textContent())!.match(/\d+/g)!;
    if (at === of) break;
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).locator('.count')).toHaveText(ceremony.chapter(Number(at) + 1, Number(of)));
    names.push(await chapter(page).textContent());
    expect(await place(page)).toBe(before);
  }
  expect(names).toContain(roundEnds.income);
  expect(names.at(-1)).toBe(roundEnds.start);
  await page.keyboard.press('ArrowLeft');
  await expect(chapter(page)).toHaveText(names.at(-2)!);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await place(page)).toBe(before);
});

/** A first round that others end, and of which the first seat, without cumals and prisoners, is asked nothing. */
async function almostOver(native: Native): Promise<string[]> {
  const options = { players: 3 };
  for (let dice = 1; ; ++dice) {
    const moves: string[] = [];
    let state = dice;
    const roll = (below: number) => ((state = (Math.imul(state, 1103515245) + 12345) >>> 0), Math.floor((state / 2 ** 32) * below));
    for (;;) {
      const before = (await native.ask('show', { game, options, moves })).position as unknown as Facts;
      if (!before.phase.match(/duel|deal|choice|turn|forts|promotion/) || before.phase === 'traitor-duel') break;
      const { legal, actors } = await native.ask('legal', { game, options, moves });
      const seat = actors[0]!;
      const ways = seat === '*' ? legal['*']!.map(([move]) => move) : legal[seat]!;
      const next = [...moves, `${seat} ${ways[roll(ways.length)]!}`];
      const after = (await native.ask('show', { game, options, moves: next })).position as unknown as Facts;
      const ends = after.phase === 'traitor' || after.phase === 'traitor-duel' || after.phase === 'start';
      const quiet = before.seats[0]!.cumals === 0 && before.start !== 0 && after.seats.every(({ rath }) => rath.every((pieces) => pieces === 0));
      if (ends && before.phase === 'turn' && seat !== 0 && quiet) return moves;
      moves.push(next.at(-1)!);
    }
  }
}

/** The first seat is a person's, the others are played by the computer and go on at once. */
async function sitDown(page: Page, native: Native) {
  const { record } = await native.ask('write', { game, options: { players: 3 }, moves: await almostOver(native) });
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  await page.locator('form.sheet button').click();
  await expect(page).toHaveURL('/table');
  await lines(page).first().waitFor();
}

const allShown = (page: Page) =>
  expect.poll(() => page.getByRole('slider').evaluate((slider: HTMLInputElement) => slider.value === slider.max), { timeout: 20_000 }).toBe(true);

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what others do is told one after the other, and one key shows all of it', async ({ page, native }) => {
    await page.addInitScript(() => localStorage.setItem('ardri.ceremonies', '"briefly"'));
    await sitDown(page, native);
    const before = await place(page);
    const skip = way(page, log.skip);
    await expect(skip).toBeVisible();
    const told = await ribbon(page).locator('li').count();
    await expect.poll(() => ribbon(page).locator('li').count()).toBeGreaterThan(told);
    expect(await place(page)).toBe(before);
    // Meanwhile the table has gone on.
    await expect.poll(() => page.getByRole('slider').evaluate((slider: HTMLInputElement) => Number(slider.max) - Number(slider.value)), { timeout: 20_000 }).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await allShown(page);
    await expect.poll(async () => {
      await page.keyboard.press('Escape');
      return ribbon(page).textContent();
    }, { timeout: 20_000 }).toContain('Round 2 begins');
    await allShown(page);
    await expect(skip).toBeHidden();
    expect(await place(page)).toBe(before);
    // Nothing opened by itself, but it can be looked at.
    await expect(dialog(page)).toHaveCount(0);
    await way(page, roundEnds.title(1)).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test('the end of a round opens by itself, goes on when it is through, and hands over to the next round', async ({ page, native }) => {
  await sitDown(page, native);
  const before = await place(page);
  await expect(dialog(page)).toBeVisible();
  const names: string[] = [];
  while (names.at(-1) !== roundEnds.start) {
    names.push((await chapter(page).textContent())!);
    await page.keyboard.press('ArrowRight');
    if (names.at(-1) !== roundEnds.start) await expect(chapter(page)).not.toHaveText(names.at(-1)!);
    expect(await place(page)).toBe(before);
  }
  expect(names).toContain(roundEnds.income);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.turn')).toContainText(en.table.yourTurn('Blue'));
  await allShown(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('the end of a round is skipped by touch, looked at once more, and not shown again unasked', async ({ page, native }) => {
    await sitDown(page, native);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: ceremonyDe.skip }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('.turn')).toContainText('Du bist Blau');
    const before = await place(page);
    const look = page.getByRole('button', { name: roundEndsDe.title(1) });
    await look.tap();
    const all = dialog(page);
    await expect(all).toBeVisible();
    for (const _ of [1, 2, 3, 4, 5, 6]) if ((await chapter(page).textContent()) !== roundEndsDe.income) await all.getByRole('button', { name: ceremonyDe.next }).tap();
    await expect(all.getByRole('columnheader', { name: roundEndsDe.several })).toBeVisible();
    // Everything fits in the width.
    expect(await all.evaluate((panel) => panel.scrollWidth <= panel.clientWidth && document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await place(page)).toBe(before);
    await all.getByRole('checkbox').tap();
    expect(await page.evaluate(() => localStorage.getItem('ardri.ceremonies'))).toBe('"briefly"');
  });
});
