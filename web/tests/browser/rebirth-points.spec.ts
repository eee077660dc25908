// Points that the map announces at a hex are the points that laying the tile there gives, over whole games; and what stands over the
// board is what the engine says.
import { type Page } from '@playwright/test';
import type { Facts } from '../../src/games/rebirth/facts';
import { dice, quick, result, shown } from './hands';
import { expect, kept, test } from './house';
import type { Native } from './native';
import { act, announcing, begin, game, hex, points } from './rebirth';

interface Placing {
  /** Steps played before it. */
  count: number;
  at: string;
  /** What the hex is called, with what laying a tile there would bring. */
  says: string;
  /** What everybody had. */
  points: number[];
}

async function placingAt(page: Page, at: string): Promise<Placing> {
  await expect(hex(page, at)).toHaveAccessibleName(/\d points?/);
  return { count: await shown(page), at, says: (await hex(page, at).getAttribute('aria-label'))!, points: await points(page) };
}

async function after(native: Native, moves: string[], players: number): Promise<Facts['seats']> {
  const { position } = await native.ask('show', { game, options: { players }, moves, as: 'all' });
  return (position as unknown as Facts).seats;
}
const all = (seats: Facts['seats']) => seats.map(({ points }) => points);

for (const players of [2, 4])
  test(`points announced are points given, in a whole game for ${players}`, async ({ page, native }) => {
    test.setTimeout(240_000);
    await begin(page, { players, people: players });
    const roll = dice(players + 10);
    const placings: Placing[] = [];
    const before = async (at: string) => void placings.push(await placingAt(page, at));
    while (await act(page, roll, { press: quick, before }));
    await expect(result(page)).toBeVisible();
    const ends = await points(page);
    const { moves } = await kept(page);
    expect(placings.length).toBeGreaterThanOrEqual(moves.filter((step) => /^\d \w+ \w/.test(step)).length - 4 * players);
    for (const [i, { count, at, says, points: had }] of placings.entries()) {
      const [seat, , hex] = moves[count]!.split(' ') as [string, string, string];
      expect(hex, `step ${count}`).toBe(at);
      const before = await after(native, moves.slice(0, count), players);
      expect(had, `before step ${count}`).toEqual(all(before));
      const next = placings[i + 1];
      const gets = (next?.points ?? ends)[Number(seat)]! - had[Number(seat)]!;
      if (next) expect(says, `step ${count}: ${moves[count]}`).toMatch(announcing(gets));
      else {
        // With the last one all is scored, and others' private missions are open: what is certain of that is told, and what the farm brings.
        const farms = (await after(native, moves, players))[Number(seat)]!.from.farms - before[Number(seat)]!.from.farms;
        const told = Number(/(\d+) points?/.exec(says)![1]);
        expect(told, `the last one: ${moves[count]}`).toBeGreaterThanOrEqual(farms);
        expect(told, `the last one: ${moves[count]}`).toBeLessThanOrEqual(gets);
      }
    }
    expect(ends).toEqual(all(await after(native, moves, players)));
  });
