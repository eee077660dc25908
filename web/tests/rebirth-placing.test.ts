// Placing tiles in Rebirth: what hexes announce adds up to what the table gives, over whole games; the map can be walked; every hex
// says what it is.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { beside, boxOf, castlesOf, hexesOf, towersOf } from '../src/games/rebirth/box';
import type { Facts } from '../src/games/rebirth/facts';
import { foresightOf, pointsFor, reasonsOf, weightOf } from '../src/games/rebirth/foreseeing';
import { border } from '../src/games/rebirth/map/border';
import { lightFor } from '../src/games/rebirth/map/lighting';
import { grid, nextOf, step } from '../src/games/rebirth/map/walking';
import { de } from '../src/games/rebirth/map/words/de';
import { en } from '../src/games/rebirth/map/words/en';
import { it } from '../src/games/rebirth/map/words/it';
import { moveOf } from '../src/games/rebirth/moves';
import type { Told } from '../src/table/messages';
import { turnsOf } from './rebirth-games';

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
const { speech } = await import('../src/words/speech.svelte');
const { ledger } = await import('../src/words/ledger.svelte');
const { changedBy, newsIn } = await import('../src/games/rebirth/news');
const { spokenHex } = await import('../src/games/rebirth/map/speaking');
const { aboutHex } = await import('../src/games/rebirth/map/knowing');
const { linesOf, outlookOf } = await import('../src/games/rebirth/map/reasons');

const box = boxOf(undefined);
const vocabularies = { en, de, it };
const languages = Object.keys(vocabularies) as (keyof typeof vocabularies)[];
const names = (seat: number) => ['Blue', 'Red', 'White', 'Yellow'][seat]!;

describe.each([2, 3, 4])('in a whole game of %i', (players) => {
  test('a hex announces the points that the tile then brings', { timeout: 60_000 }, async () => {
    let placings = 0;
    for (const { seat, legal, foreseen, move, events, facts, after } of await turnsOf(players)) {
      expect(foreseen.map(({ move }) => move)).toEqual(legal);
      if (moveOf(move).kind !== 'place') continue;
      const announced = foresightOf(foreseen).events.get(move);
      if (!announced) throw new Error(`nothing is announced of ${move}`);
      expect(pointsFor(seat, announced), move).toBe(pointsFor(seat, events));
      const ended = events.some(({ kind }) => kind === 'game-ended');
      if (!ended) expect(after.seats[seat]!.points - facts.seats[seat]!.points, move).toBe(pointsFor(seat, announced));
      const lines = reasonsOf(announced).filter((reason) => reason.seat === seat);
      expect(lines.reduce((sum, { points }) => sum + points, 0), move).toBe(pointsFor(seat, announced));
      ++placings;
    }
    expect(placings).toBeGreaterThanOrEqual(players * (players === 4 ? 23 : 32));
  });

  test('castles that change hands and the last tile are marked, and tiles of others since one’s own', async () => {
    const all: Told[] = [];
    for (const { seat, facts, move, events, after } of await turnsOf(players)) {
      const before = newsIn(box, all, seat);
      all.push(...events);
      const placed = moveOf(move);
      if (placed.kind !== 'place') continue;
      for (const hex of before.placed) expect(hex in facts.tiles).toBe(true);
      const { last, placed: fresh, changed } = newsIn(box, all, seat);
      expect(last).toBe(placed.hex);
      expect([...fresh]).toEqual([placed.hex]);
      const hands = [...castlesOf(box).keys()].filter((hex) => facts.castles[hex] !== after.castles[hex]);
      expect([...changed].filter((hex) => castlesOf(box).has(hex)).sort()).toEqual(hands.sort());
      const reached = after.seats[seat]!.towers.filter((id) => !facts.seats[seat]!.towers.includes(id));
      expect([...changed].flatMap((hex) => towersOf(box).get(hex)?.id ?? []).sort()).toEqual(reached.sort());
      expect(changedBy(box, events).sort()).toEqual([...changed].sort());
    }
  });

  test('all that is lit is on the map and belongs to what is looked at', async () => {
    const { facts } = (await turnsOf(players)).at(-1)!;
    for (const hex of hexesOf(box).keys())
      for (const [i, { hexes, seat, worth }] of lightFor(box, facts, hex).entries()) {
        expect(hexes.every((name) => hexesOf(box).has(name))).toBe(true);
        expect(border(box, hexes)).not.toBe('');
        if (i === 0) expect(hexes).toContain(hex);
        const group = facts.groups.find((group) => group.hexes.includes(hex));
        if (group) expect({ seat, worth }).toEqual({ seat: group.seat, worth: String(group.hexes.length + group.bonus) });
      }
  });
});

test('who may go next to a tile of their own makes nobody else’s the last one', () => {
  const placed = (seat: number, hex: string): Told => ({ kind: 'tile-placed', seat, tile: 'F', hex });
  const told = [placed(0, 'b6'), placed(1, 'b7'), { kind: 'castle-taken', seat: 1, castle: { key: 'd6', en: '', de: '', it: '' } }, placed(2, 'c7'), { kind: 'tile-drawn', seat: 2 }];
  expect(newsIn(box, told, 0)).toEqual({ last: 'c7', placed: new Set(['b7', 'c7']), changed: new Set(['d6']) });
  expect(newsIn(box, told, 2)).toEqual({ last: 'c7', placed: new Set(['c7']), changed: new Set() });
  expect(newsIn(box, told, null)).toEqual({ last: 'c7', placed: new Set(['c7']), changed: new Set() });
  expect(newsIn(box, [], 0)).toEqual({ last: null, placed: new Set(), changed: new Set() });
});

test('the final scoring is no part of what a tile brings, and what is not certain is not announced', () => {
  const events: Told[] = [{ kind: 'farm-scored', seat: 0, tile: 'F', group: 2, bonus: 0, points: 2 }, { kind: 'game-ended' }, { kind: 'castles-scored', seat: 0, castles: 2, points: 10 }];
  expect(pointsFor(0, events)).toBe(2);
  const { events: known, uncertain } = foresightOf([
    { move: 'F b6', events, ends: 'secret' }, { move: 'F b7', events: [], ends: 'draw' }, { move: 'F x', events: [], refused: { kind: 'refused-move' } },
  ]);
  expect([...known.keys()]).toEqual(['F b6']);
  expect([...uncertain]).toEqual(['F b7']);
});

test('what brings most stands out, unless all bring the same', () => {
  expect([0, 1, 5, 8, null].map((points) => weightOf(points, [0, 1, 5, 8, null]))).toEqual(['nothing', 'some', 'much', 'best', 'unknown']);
  expect(weightOf(1, [1, 1, 1])).toBe('some');
});

describe('walking', () => {
  const rows = grid(box);
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

  test('leads from every hex to every other one', () => {
    for (const { name } of box.hexes) {
      const reached = new Set([name]);
      for (const from of reached) for (const key of keys) reached.add(step(rows, from, key) ?? from);
      expect(reached.size).toBe(box.hexes.length);
    }
  });
  test('where the map has no gap, up and down again leads back, and straight on never drifts', () => {
    const x = (hex: string) => hexesOf(box).get(hex)!.q + hexesOf(box).get(hex)!.r / 2;
    let straight = 0;
    for (const { name } of rows.slice(2).flat()) {
      const ways = [name, step(rows, name, 'ArrowUp')!];
      ways.push(step(rows, ways[1]!, 'ArrowUp')!);
      if (ways.some((hex) => beside(box, hexesOf(box).get(hex)!).length < 6)) continue;
      expect(step(rows, ways[1]!, 'ArrowDown')).toBe(name);
      expect(x(ways[2]!)).toBe(x(name));
      ++straight;
    }
    expect(straight).toBeGreaterThan(20);
  });
  test('Home and End lead to the ends of a row, other keys nowhere', () => {
    const row = rows.find((row) => row.some(({ name }) => name === 'k5'))!;
    expect(['Home', 'End'].map((key) => step(rows, 'k5', key))).toEqual([row.at(0)!.name, row.at(-1)!.name]);
    expect(step(rows, 'k5', 'PageUp')).toBeNull();
  });
  test('goes round the hexes that are allowed, both ways', () => {
    const some = new Set(['b6', 'k5', 'w7']);
    expect(['b6', 'k5', 'w7'].map((hex) => nextOf(rows, some, hex, false))).toEqual(['k5', 'w7', 'b6']);
    expect(['b6', 'k5', 'w7'].map((hex) => nextOf(rows, some, hex, true))).toEqual(['w7', 'b6', 'k5']);
    expect(nextOf(rows, new Set(), 'k5', false)).toBeNull();
  });
});

describe.each(languages)('in %s', (code) => {
  const words = vocabularies[code];
  let facts: Facts;
  beforeAll(async () => {
    await speech.load(code);
    await ledger.load('rebirth');
    facts = (await turnsOf(3)).findLast(({ legal }) => legal.length > 1)!.facts;
  });

  test('every hex says its name, what it is, whose, and what it would bring', () => {
    const legal = new Map([['k5', 3]]);
    const marks = { legal, last: 'b6', recent: new Set<string>(), changed: new Set<string>(), proposed: 'k5', played: null };
    const said = new Map([...hexesOf(box).keys()].map((hex) => [hex, spokenHex(words, box, facts, names, hex, marks)]));
    expect(new Set(said.values()).size).toBe(box.hexes.length);
    for (const [hex, text] of said) {
      expect(text).toContain(hex);
      expect(text).not.toMatch(/undefined|NaN|\{|\}|, ,|; ;/);
      const tile = facts.tiles[hex];
      if (tile && tile[0] !== null) expect(text).toContain(names(tile[0]));
      if (hex in facts.castles) expect(text).toContain(names(facts.castles[hex]!));
    }
    expect(said.get('k5')).toContain(words.brings(3));
    expect(said.get('k5')).toContain(words.proposed);
    expect(said.get('b6')).toContain(words.last);
  });

  test('a castle says what it takes to take it, as the table says it', () => {
    for (const [hex, { take, tiles, farms }] of Object.entries(facts.tallies)) {
      const { seats } = aboutHex(words, box, facts, names, hex);
      for (const { seat, text } of seats) {
        expect(text).toContain(words.beside(tiles[seat]!, farms[seat]!));
        expect(text).toContain(facts.castles[hex] === seat ? words.holder : take[seat] ? words.takes(...take[seat]!) : words.never);
      }
    }
  });

  test('every event of whole games has a line, and points stand beside it', async () => {
    for (const turn of [...(await turnsOf(2)), ...(await turnsOf(3)), ...(await turnsOf(4))]) {
      const move = moveOf(turn.move);
      if (move.kind !== 'place') continue;
      const reasons = reasonsOf(turn.events);
      const prospect = { hex: move.hex, tile: move.tile, seat: turn.seat, points: pointsFor(turn.seat, turn.events), uncertain: false, reasons, ends: false, after: turn.after };
      const lines = linesOf(words, box, prospect, names);
      const sum = (some: { seat: number | null; points: number }[]) => some.filter(({ seat }) => seat === turn.seat).reduce((all, { points }) => all + points, 0);
      expect(sum(lines)).toBe(prospect.points);
      const silent = reasons.filter(({ told }) => told.kind === 'tower-reached' && told.bonus === 'three').length;
      expect(lines.length).toBe(reasons.length - silent);
      for (const text of [...lines.map(({ text }) => text), ...outlookOf(words, box, turn.facts, prospect, names)]) expect(text).not.toMatch(/undefined|NaN|^$/);
    }
  });
});
