// Building in Tumult Royal: what is touched for a move, what fields cost, the ways to pay, and what is marked.
import { describe, expect, test } from 'vitest';
import { boxOf, placesOf, terrainOf, terrains } from '../src/games/tumult-royal/box';
import { bestFirst, changedBy, meantMove, priceOf, slotsOf, touchOf, wayOf } from '../src/games/tumult-royal/building';
import { valueOf } from '../src/games/tumult-royal/facts';
import { moveOf } from '../src/games/tumult-royal/moves';
import type { Told } from '../src/table/messages';
import { sightsOf } from './tumult';

const box = boxOf(undefined);

test.each([
  ['at b3', 'b3'], ['build c5 B1 M2', 'c5'], ['open 3', 'position 3'], ['pass', null], ['lift 7', null], ['keep', null],
] as const)('what is touched for %s', (text, touched) => expect(touchOf(moveOf(text))).toBe(touched));

describe('what may not be touched is asked about as it was meant', () => {
  test('on a field', () => {
    expect(meantMove('first', 'b3', [])).toBe('at b3');
    expect(meantMove('build', 'b3', [[1, 'T2'], [4, 'B1'], [5, null]])).toBe('build b3 B1 T2');
    expect(meantMove('build', 'b3', [])).toBe('build b3 B1');
    expect(meantMove('open', 'd2', [])).toBe('open 3');
    expect(meantMove('raid', 'b3', [])).toBeNull();
  });
  test('on a tile that lies face down', () => {
    expect(meantMove('build', 'position 2', [])).toBe('build a4 B1');
    expect(meantMove('build', 'position 7', [])).toBe('build j1 B1');
    expect(meantMove('first', 'position 8', [])).toBe('at j4');
    expect(meantMove('open', 'position 8', [])).toBe('open 8');
  });
});

test.each([2, 3, 4])('with %i players the table prints what the box says that fields cost', async (players) => {
  const { sections } = (await sightsOf(players))[0]!;
  for (const terrain of terrains) expect(priceOf(sections, terrain)?.cost).toEqual(box.costs[terrain]);
  expect(terrains.map((terrain) => priceOf(sections, terrain)?.statues)).toEqual([1, 1, 1, 2, 3]);
});

test.each([2, 3, 4])('with %i players each payment is found on the castle board, covers what is printed and says what it wins', async (players) => {
  let ways = 0;
  for (const { seat, facts, sections, tried } of await sightsOf(players))
    for (const { move: text, events } of tried) {
      const move = moveOf(text);
      const castle = facts.seats[seat]!.castle;
      const slots = slotsOf(castle, move.payment!);
      expect(new Set(slots).size).toBe(move.payment!.length);
      expect(castle.filter(([slot]) => slots.includes(slot)).map(([, face]) => face).sort()).toEqual([...move.payment!].sort());
      const way = wayOf(move, events);
      const price = priceOf(sections, terrainOf(box, facts, placesOf(facts).find(({ field }) => field === move.field)!)!)!;
      const paid = move.payment!.reduce((sum, face) => sum + valueOf(face), 0);
      const cost = price.cost.reduce((sum, goods) => sum + goods, 0) * (way.double ? 2 : 1);
      expect(way.supporters, text).toBe(paid - cost);
      expect(way.statues).toBeLessThanOrEqual(price.statues);
      expect(changedBy(events, text)).toContain(move.field);
      ++ways;
    }
  expect(ways).toBeGreaterThan(10);
});

test('who wins more comes first, then who pays with fewer tiles', () => {
  const way = (text: string, supporters: number) => ({ ...wayOf(moveOf(text), []), supporters });
  const ways = [way('build a1 B1 M1', 0), way('build a1 B1 B1 M2', 1), way('build a1 B2 M1', 1), way('build a1 B3 M3', 4)];
  expect(bestFirst(ways).map(({ move }) => move.payment!.join(' '))).toEqual(['B3 M3', 'B2 M1', 'B1 B1 M2', 'B1 M1']);
});

test('what ends the game is told with a way to pay, and what has changed is marked', () => {
  const events: Told[] = [
    { kind: 'paid', seat: 0, field: 'a1', bread: 1, marble: 1, tools: 0, double: 1 }, { kind: 'built', seat: 0, field: 'a1', terrain: 'meadow', statues: 1 },
    { kind: 'crowned', seat: 0, field: 7, statues: 2, supporters: 5 }, { kind: 'lead-ends', most: 20, fewest: 10, threshold: 5 }, { kind: 'won', seat: 0, statues: 20 },
  ];
  expect(wayOf(moveOf('build a1 B1 M1'), events)).toMatchObject({ supporters: 0, double: true, statues: 1, ends: events.slice(3) });
  expect([...changedBy(events, '0 build a1 B1 M1')]).toEqual(['a1', 'chronicle 7']);
  expect([...changedBy([{ kind: 'landscape', position: 3, tile: 2, turn: 1 }, { kind: 'first-statue', seat: 1, field: 'b2' }], '* land 3 r1')]).toEqual(['position 3', 'b2']);
  expect(changedBy(events, null).size).toBe(0);
});
