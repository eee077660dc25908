// How games of Rebirth are told, in whole games: points of all sources and of the final scoring's chapters add up to what the table
// has, nothing that brought points is passed over, and progress is drawn as the table tells it.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { bySource, scoredIn, sum } from '../src/games/rebirth/account';
import { boxOf, missionsOf } from '../src/games/rebirth/box';
import { chaptersOf, type Chapter } from '../src/games/rebirth/ceremony/chapters';
import { ceremony, telling } from '../src/games/rebirth/ceremony/telling';
import { castleWorth, castlesHeld, sources, type Facts } from '../src/games/rebirth/facts';
import { namedHexes } from '../src/games/rebirth/missions/named';
import { firstOf, partsOf, reached, standingsOf } from '../src/games/rebirth/missions/standing';
import { linesOf as pointLines } from '../src/games/rebirth/players/lines';
import { towersByKind } from '../src/games/rebirth/players/towers';
import { earlierThan, passagesIn } from '../src/play/ceremony/passage';
import { linesOf } from '../src/play/log/lines';
import { afterMessages, nothing, type PlayedStep } from '../src/table/known';
import type { Seen, Told } from '../src/table/messages';
import { desk } from './desk';
import { engine, root } from './engine';

const ledger = JSON.parse(readFileSync(`${root}/rules/events/rebirth.json`, 'utf8'));
const kinds = new Set<string>(ledger.events.map(({ id }: { id: string }) => id));
const box = boxOf(null);
const game = 'rebirth-ireland';
const most = 1000; // steps

/** A game of random players; the same each time. */
async function played(players: number): Promise<{ steps: PlayedStep[]; at: (count: number) => Promise<Seen<Facts>> }> {
  const moves: string[] = [];
  let dice = players;
  const roll = (below: number) => ((dice = (Math.imul(dice, 1103515245) + 12345) >>> 0), Math.floor((dice / 2 ** 32) * below));
  const options = { players };
  while (moves.length < most) {
    const { legal, actors, over } = await engine.ask('legal', { game, options, moves });
    if (over) break;
    const seat = actors[0]!;
    const ways = seat === '*' ? legal['*']!.map(([move]) => move) : legal[seat]!.filter((move) => move !== 'skip');
    moves.push(`${seat} ${ways[roll(ways.length)]!}`);
  }
  const { record } = await engine.ask('write', { game, options, moves });
  const id = `rebirth told ${players}`;
  const sitters = Array.from({ length: players }, () => ({ kind: 'person' as const }));
  const { entries } = await desk.ask('set', id, { record, number: 0, now: 0, sitters, setting: { one_screen: true } });
  await desk.ask('apply', id, { entries });
  const { messages } = await desk.ask('messages', id, { as: 'all', from: 0 });
  const { steps } = afterMessages(nothing, messages);
  return { steps, at: async (count) => (await desk.ask('look', id, { as: 'all', at: steps[count - 1]!.n })).sight as Seen<Facts> };
}

describe.each([2, 3, 4])('%i players', (players) => {
  let steps: PlayedStep[];
  let at: (count: number) => Promise<Seen<Facts>>;
  let told: Told[];
  let final: Seen<Facts>;
  let chapters: Chapter[];
  beforeAll(async () => {
    ({ steps, at } = await played(players));
    told = steps.flatMap(({ events }) => events);
    final = await at(steps.length);
    const [passage, ...others] = passagesIn(steps, Infinity, ceremony);
    expect(others).toEqual([]);
    chapters = chaptersOf(passage!.events, true, earlierThan(steps, passage!));
  }, 120_000);
  const toldBy = (count: number) => steps.slice(0, count).flatMap(({ events }) => events);
  const everySo = (between: number) => Array.from({ length: Math.floor(steps.length / between) }, (_, i) => (i + 1) * between);

  test('every event is known, and the log tells each one that is not quiet once, in order', () => {
    expect(told.every(({ kind }) => kinds.has(kind))).toBe(true);
    expect(linesOf(steps, telling).flatMap(({ events }) => events)).toEqual(told.filter((event) => !telling.quiet(event)));
  });

  test('what brings points is never quiet, and nor is what a castle, a mission or the end depends on', () => {
    for (const event of told.filter(telling.quiet)) {
      expect(event.points).toBeUndefined();
      expect(event.kind).not.toMatch(/^(castle|mission-fulfilled|marker|won|tie|game)/);
    }
  });

  test('the place of a tile is told by its name', () => {
    for (const event of told.filter(({ kind }) => kind === 'tile-placed')) {
      const hex = box.hexes.find(({ name }) => name === event.hex)!;
      expect(telling.named!(event, null).hex).toMatchObject({ key: hex.name, en: `${hex.place} (${hex.name})` });
    }
  });

  test('points that were told add up to the table’s, source by source, at any time', async () => {
    for (const count of [...everySo(12), steps.length]) {
      const { view } = await at(count);
      for (const [seat, { points, from }] of view.seats.entries()) {
        expect(bySource(scoredIn(toldBy(count)), seat)).toEqual(from);
        expect(sum(Object.values(from))).toBe(points);
        expect(sum(pointLines(toldBy(count), seat).map((line) => line.points))).toBe(points);
      }
    }
  });

  test('the chapters of the final scoring have all of it, and add up to the result', async () => {
    const end = told.slice(told.findIndex(({ kind }) => kind === 'game-ended') + 1);
    expect(chapters.flatMap(({ events }) => events)).toEqual(end);
    expect(chapters.at(-1)!.kind).toBe('result');
    expect(chapters.at(-1)!.winners).toEqual(final.winners);
    for (const [seat, { points, from }] of final.view.seats.entries()) {
      const standings = chapters.map(({ standings }) => standings.find((standing) => standing.seat === seat)!);
      expect(standings.at(-1)).toMatchObject({ points, from });
      const before = bySource(scoredIn(told.filter((event) => !end.includes(event))), seat);
      expect(sum(Object.values(before)) + sum(standings.map(({ gained }) => gained))).toBe(points);
      for (const [i, standing] of standings.entries()) expect(standing.points).toBe((standings[i - 1]?.points ?? sum(Object.values(before))) + standing.gained);
    }
  });

  test('castles are told with those who hold them, and bring what was said before', async () => {
    const castles = chapters.find(({ kind }) => kind === 'castles')!;
    for (const [seat, { from }] of final.view.seats.entries()) {
      const held = castles.holders.find((holder) => holder.seat === seat)!.castles;
      expect(held.map((castle) => (castle as unknown as { key: string }).key).sort()).toEqual(Object.keys(final.view.castles).filter((hex) => final.view.castles[hex] === seat).sort());
      expect(castlesHeld(final.view, seat) * castleWorth).toBe(from.castles);
    }
  });

  test('missions are drawn as far as the table says, the viewer first, and the first to fulfil one is known', async () => {
    for (const count of everySo(20)) {
      const { view } = await at(count);
      for (const id of view.missions) {
        const standings = standingsOf(view, id, players - 1);
        if (standings.length === 0) continue;
        expect(standings.map(({ seat }) => seat)[0]).toBe(players - 1);
        expect(standings.map(({ seat }) => seat).sort()).toEqual(view.seats.map((_, seat) => seat));
        for (const standing of standings) {
          const { parts, filled } = partsOf(standing);
          const [have, least] = reached(standing);
          expect(parts).toBe(least);
          expect(filled).toBeLessThanOrEqual(parts);
          expect(filled === parts).toBe(standing.have >= standing.least);
          expect(Math.floor(filled)).toBe(Math.min(have, least));
        }
        const first = told.slice(0, toldBy(count).length).find(({ kind, mission, order }) => kind === 'mission-fulfilled' && order === 'first' && (mission as { key: string }).key === id);
        expect(firstOf(view, toldBy(count), id)).toBe(first ? first.seat : null);
      }
    }
  });

  test('round towers are all there, by what they give', () => {
    const kinds = towersByKind(box, final.view);
    expect(kinds.flatMap(({ fields }) => fields.map(({ id }) => id)).sort()).toEqual(Object.keys(final.view.towers).sort());
    for (const { kind, fields } of kinds) for (const { id } of fields) expect(final.view.towers[id]).toBe(kind);
  });
});

test('a mission names hexes of the map', () => {
  for (const id of missionsOf(box).keys()) for (const name of namedHexes(box, id)) expect(box.hexes.some((hex) => hex.name === name)).toBe(true);
  const tagged = box.hexes.filter(({ tags }) => tags?.includes('river')).map(({ name }) => name);
  expect(namedHexes(box, box.missions.find(({ test }) => test.on === 'river')!.id)).toEqual(tagged);
  expect(namedHexes(box, box.missions.find(({ test }) => test.type === 'castles')!.id)).toHaveLength(box.castles.length);
});

test('ties are told before the winners', () => {
  const turns: Told[] = [{ kind: 'turn', seat: 0 }, { kind: 'turn', seat: 1 }];
  const castle = { key: 'w5', en: 'Blarney Castle', de: 'Blarney Castle', it: 'Blarney Castle' };
  const events: Told[] = [{ kind: 'game-ended' }, { kind: 'tied', seat: 0, points: 9 }, { kind: 'tied', seat: 1, points: 9 }, { kind: 'tie-blarney', seat: 1, castle }, { kind: 'won', seat: 1, points: 9 }];
  const [result, ...others] = chaptersOf(events, true, turns);
  expect(others).toEqual([]);
  expect(result!.events).toEqual(events.slice(1));
  expect(result!.winners).toEqual([1]);
  expect(sources.every((source) => result!.standings[0]!.from[source] === 0)).toBe(true);
});

test('missions of a pack of one’s own are called something in every language', () => {
  const [whole, ...others] = box.missions;
  const bare = { ...whole!, id: 'm99', name: undefined, text: undefined };
  const own = boxOf({ ...box, missions: [bare, { ...whole!, id: 'm98', name: undefined, text: { en: 'Nine farms' } }, { ...whole!, id: 'm97', name: { en: 'Nine', de: 'Neun' } }, ...others] });
  const [none, asking, called] = own.missions;
  expect([none!.name.it, none!.text.it]).toEqual(['m99', '']);
  expect([asking!.name.de, asking!.text.de]).toEqual(['Nine farms', '']);
  expect([called!.name.de, called!.name.it, called!.text]).toEqual(['Neun', 'Nine', whole!.text]);
});
