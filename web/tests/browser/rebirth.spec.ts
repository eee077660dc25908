// Rebirth on its table: whole games with two, three and four seats, by mouse, by finger and by keys, people and computers mixed.
import type { Page } from '@playwright/test';
import type { Facts } from '../../src/games/rebirth/facts';
import { en as map } from '../../src/games/rebirth/map/words/en';
import { choices, dice, finger, keys, mouse, result, shown, way, type Hands } from './hands';
import { drop, en, expect, kept, seatOf, test } from './house';
import type { Native, Played } from './native';
import { randomGame } from './plain';
import { act, begin, game, goesOn, hex, lay, points, seats } from './rebirth';
import { laid, laidAlone, movesOf, type Scene } from './rebirth-scenes';

const games: { players: number; people: number; by: string; press: Hands; screen?: { width: number; height: number } }[] = [
  { players: 4, people: 2, by: 'mouse', press: mouse },
  { players: 3, people: 1, by: 'finger on a phone', press: finger, screen: { width: 360, height: 640 } },
  { players: 2, people: 1, by: 'keys alone', press: keys },
];

for (const { players, people, by, press, screen } of games)
  test.describe(() => {
    if (screen) test.use({ viewport: screen, hasTouch: true, isMobile: true });
    test(`a whole game for ${players}, ${people} of them people, by ${by}`, async ({ page, native }) => {
      test.setTimeout(240_000);
      await begin(page, { players, people });
      const roll = dice(players);
      for (let acts = 0; await act(page, roll, { press }); ++acts) expect(acts).toBeLessThan(400);
      await expect(result(page)).toBeVisible();
      const { moves, options } = await kept(page);
      const end = await native.ask('legal', { game, options, moves });
      if (!end.over) throw new Error('not over');
      for (const points of end.scores) await expect(result(page)).toContainText(String(points));
    });
  });

const scene: Scene = { before: [['F h9']], tile: 'F' };

test('a wrong touch tells the rule, whatever is wrong with it', async ({ page, native }) => {
  await laid(page, native, scene);
  const line = { game, options: { players: 3 }, moves: movesOf(scene) };
  for (const [at, what] of [['d11', 'a settlement hex'], ['n8', 'a hex of energy'], ['a5', 'an offshore hex of energy'], ['j9', 'a castle'], ['j10', 'a round tower'], ['h9', 'a hex that is taken']] as const) {
    const why = await native.ask('why', { ...line, move: `F ${at}` });
    if (why.legal) throw new Error(`${what} is allowed`);
    await hex(page, at).click();
    const refusal = page.getByRole('alert');
    await expect(refusal, what).toContainText(`F ${at}: ${en.refusal.title}`);
    await expect(refusal, what).toContainText(why.text.en);
    await expect(refusal.getByRole('link'), what).toHaveAttribute('href', `/rules/${game}#${why.rule}`);
    await refusal.getByRole('button', { name: en.refusal.close }).click();
  }
  expect((await kept(page)).moves).toEqual(line.moves);
});

test('a hint names a place where the tile may lie, marks it, and says why', async ({ page, native }) => {
  test.setTimeout(120_000);
  await laid(page, native, { kinds: { t8: 'three' }, ...scene });
  await page.getByRole('button', { name: en.hint.ask, exact: true }).click();
  const proposed = page.locator('[role=gridcell].legal').filter({ has: page.locator(`xpath=self::*[contains(@aria-label, "${map.proposed}")]`) });
  await expect(proposed).toHaveCount(1, { timeout: 60_000 });
  const place = (await proposed.getAttribute('aria-label'))!.split(' ')[0]!;
  await expect(page.locator('.hint')).toContainText(place);
  await expect(page.getByRole('note', { name: en.why.why }).locator('.does')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(proposed).toHaveCount(0);
});

test('a tile is taken back while a round tower asks, but not once another is drawn', async ({ page, native }) => {
  const towers: Scene = { kinds: { t6: 'extra', t7: 'mission' }, tile: 'E' };
  await laidAlone(page, native, towers);
  const back = page.getByRole('button', { name: en.table.takeBack });
  await lay(page, 'n6');
  await expect(choices(page)).toHaveCount(3);
  await back.click();
  await expect(hex(page, 'n6')).toHaveClass(/legal/);
  expect((await kept(page)).moves).toEqual(movesOf(towers));
  const count = await shown(page);
  await lay(page, 'd7');
  await goesOn(page, count + 1);
  await back.click();
  await expect(page.getByRole('alert')).toContainText('Chance has acted since');
});

test('what others have seen of a hand is not taken back', async ({ page, native }) => {
  await laid(page, native, { kinds: { t6: 'extra', t7: 'mission' }, tile: 'E' });
  await lay(page, 'n6');
  await expect(choices(page)).toHaveCount(3);
  await page.getByRole('button', { name: en.table.takeBack }).click();
  await expect(page.getByRole('alert')).toContainText(en.refusal.title);
  await expect(choices(page)).toHaveCount(3);
});

/** Shows the game after so many steps. */
async function showAt(page: Page, count: number) {
  await way(page).evaluate((slider: HTMLInputElement, count) => {
    slider.value = String(count);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }, count);
  await expect(page.locator('.through')).toContainText(`${count} / `);
}
const after = async (native: Native, played: Played, count: number): Promise<Facts> =>
  (await native.ask('show', { ...played, moves: played.moves.slice(0, count), as: 'all' })).position as unknown as Facts;

test('a recorded game is gone through, told in words, and looked back at with a line for each seat', async ({ page, native }) => {
  test.setTimeout(120_000);
  const played = await randomGame(native, game, 3);
  const end = played.moves.length;
  const { record } = await native.ask('write', played);
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  await expect.poll(() => shown(page)).toBe(end);
  for (const part of [0, 0.2, 0.5, 0.8, 1]) {
    const count = Math.round(part * end);
    await showAt(page, count);
    const facts = await after(native, played, count);
    expect(await points(page), `after ${count} steps`).toEqual(facts.seats.map(({ points }) => points));
    const lie = await page.locator('[data-hex]').evaluateAll((all, names) => all.filter((hex) => names.some((name) => new RegExp(`${name}: an? `).test(hex.ariaLabel!))).length, seats);
    expect(lie, `tiles after ${count} steps`).toBe(Object.values(facts.tiles).filter(([seat]) => seat !== null).length);
  }
  // A paragraph leads to what it tells of.
  const log = page.getByRole('region', { name: en.table.moves, exact: true });
  const at = played.moves.findLastIndex((step, i) => i < end - 10 && /^\d \w+ \w/.test(step));
  const lines = log.locator('[data-number]');
  const number = Number(await lines.evaluateAll((all, at) => (all as HTMLElement[]).map(({ dataset }) => dataset.number!).find((number) => Number(number) > at), at));
  const line = log.locator(`[data-number="${number}"]`);
  await expect(line).toContainText(new RegExp(`${seats[seatOf(played.moves[at]!)]} places an? .* on `));
  await line.click();
  await expect.poll(() => shown(page)).toBe(number);

  const analysis = await native.ask('analyse', { ...played, bot: 'heuristic' });
  await page.getByRole('button', { name: en.study.open }).click();
  const graph = page.getByRole('slider', { name: en.why.course });
  await expect(graph.locator('path.course')).toHaveCount(3, { timeout: 60_000 });
  await expect(graph.locator('path.moment')).toHaveCount(analysis.moments.length, { timeout: 60_000 });
  await expect(graph).toHaveAttribute('aria-valuetext', new RegExp(seats.slice(0, 3).map((seat) => `${seat} [+−]?\\d+`).join(', ')));
});
