// The end of a game of Rebirth, and what stands beside its map: the final scoring opens by itself and is gone through chapter by
// chapter; points are told line by line, and a mission lights up its hexes.
import type { Page } from '@playwright/test';
import { en as final } from '../../src/games/rebirth/ceremony/words/en';
import { sources, type Facts } from '../../src/games/rebirth/facts';
import { en as missions } from '../../src/games/rebirth/missions/words/en';
import { en as players } from '../../src/games/rebirth/players/words/en';
import { called, dice, result } from './hands';
import { expect, layOnTable, test } from './house';
import type { Native } from './native';
import { act, game, points, quietly, seats } from './rebirth';

const dialog = (page: Page) => page.getByRole('dialog');
const numbers = (text: string | null) => (text ?? '').match(/\d+/g)!.map(Number);

/** A game by chance up to where so many tiles are still to be laid; the same each time. */
async function almostOver(native: Native, left: number, options: { players: number }): Promise<string[]> {
  const roll = dice(options.players);
  const moves: string[] = [];
  const turns: number[] = [];
  for (;;) {
    const { legal, actors, over } = await native.ask('legal', { game, options, moves });
    if (over) return moves.slice(0, turns.at(-left));
    const seat = actors[0]!;
    if (seat !== '*') turns.push(moves.length);
    const ways = seat === '*' ? legal['*']!.map(([move]) => move) : legal[seat]!;
    moves.push(`${seat} ${ways[roll(ways.length)]!}`);
  }
}

async function onTable(page: Page, native: Native, left: number, options: { players: number }) {
  const moves = await almostOver(native, left, options);
  const { record } = await native.ask('write', { game, options, moves });
  await layOnTable(page, record);
  await called(page).click();
  return moves;
}

test('the final scoring opens by itself, adds up chapter by chapter, and can be opened again', async ({ page, native }) => {
  await page.addInitScript(() => localStorage.setItem('ardri.offered', JSON.stringify({ lessons: [], enough: true })));
  await onTable(page, native, 1, { players: 3 });
  const before = await points(page);
  // With the tile a round tower may be asked about.
  while (await act(page, () => 0));
  await expect(dialog(page)).toHaveAccessibleName(final.title);
  await expect(dialog(page)).toBeFocused();
  const names: string[] = [];
  const standing = async () => {
    const rows = await dialog(page).locator('li:has(.points)').evaluateAll((all) => all.map((row) => [row.querySelector('b')!.textContent!.trim(), row.querySelector('strong')!.textContent!] as const));
    return Object.fromEntries(rows.map(([who, count]) => [who, Number(count)]));
  };
  let last: Record<string, number> = Object.fromEntries(before.map((count, seat) => [seats[seat]!, count]));
  for (;;) {
    names.push((await dialog(page).getByRole('heading').textContent())!);
    const now = await standing();
    for (const [who, count] of Object.entries(last)) expect(now[who], who).toBeGreaterThanOrEqual(count);
    last = now;
    const [at, of] = numbers(await dialog(page).locator('.count').textContent());
    if (at === of) break;
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).locator('.count')).toContainText(`${at! + 1}`);
  }
  expect(names).toContain(final.names.castles);
  expect(names.at(-1)).toBe(final.names.result);
  expect(Object.entries(last).map(([who, count]) => [seats.indexOf(who), count]).sort().map(([, count]) => count)).toEqual(await points(page));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  // Line by line, for each of them, the points add up.
  for (const who of await result(page).locator('[aria-expanded]').all()) {
    await who.click();
    const lines = await result(page).locator('dl li b').allTextContents();
    const row = result(page).locator('tr').filter({ has: page.locator('[aria-expanded=true]') });
    expect(lines.map(Number).reduce((sum, count) => sum + count, 0)).toBe(Number(await row.locator('td').nth(sources.length).textContent()));
    await who.click();
  }
  await page.locator('.moves .look').click();
  await expect(dialog(page).getByRole('heading')).toHaveText(names[0]!);
});

test('a mission lights up its hexes, and points, tiles and towers are told beside the map', async ({ page, native }) => {
  await quietly(page);
  const options = { players: 4 };
  const moves = await onTable(page, native, 30, options);
  const facts = (await native.ask('show', { game, options, moves })).position as unknown as Facts;
  const part = page.locator('[data-part=missions]');
  await expect(part.locator('.mission')).toHaveCount(8 + facts.seats.filter(({ secret }, seat) => secret !== null && seat === facts.turn).length);
  const name = part.locator('.mission button').first();
  await name.focus();
  await name.press('Enter');
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-part=map] .lit').first()).toBeAttached();
  await expect(part.locator('.mission').first()).toContainText(missions.later(7));

  const beside = page.locator('[data-part=players]');
  for (const [seat, { points, from }] of facts.seats.entries()) {
    const row = beside.getByRole('row').filter({ hasText: seats[seat]! });
    await expect(row.getByRole('cell').last()).toHaveText(String(points));
    await expect(row.getByRole('cell').first()).toHaveText(String(from.farms));
  }
  await beside.getByRole('button', { name: players.parts.tiles }).click();
  for (const [seat, { supply }] of facts.seats.entries())
    await expect(beside.getByRole('row').filter({ hasText: seats[seat]! }).getByRole('cell').last()).toHaveText(String(supply));
  // Only the viewer's own tiles set aside are told.
  await expect(beside.getByRole('rowheader', { name: players.aside })).toHaveCount(facts.seats[facts.turn!]!.aside.length > 0 ? 1 : 0);
  await beside.getByRole('button', { name: players.parts.towers }).click();
  await expect(beside.getByText(players.reached)).toHaveCount(facts.seats.reduce((sum, { towers }) => sum + towers.length, 0));
});
