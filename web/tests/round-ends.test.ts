// The ends of rounds of Seat of Kings, in whole games: every event is told, chapters hold all of them whether one steps
// through or not, and income is what the table paid.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { begins, chaptersOf, ends, roundOf } from '../src/games/seat-of-kings/ceremony/chapters';
import { incomeIn } from '../src/games/seat-of-kings/ceremony/income';
import { ceremony, telling } from '../src/games/seat-of-kings/ceremony/telling';
import type { Facts } from '../src/games/seat-of-kings/facts';
import { passageIn, type Passage } from '../src/play/ceremony/passage';
import { lineAt, linesOf } from '../src/play/log/lines';
import { afterMessages, nothing, type PlayedStep } from '../src/table/known';
import type { Told } from '../src/table/messages';
import { desk } from './desk';
import { engine, root } from './engine';

const ledger = JSON.parse(readFileSync(`${root}/rules/events/seat-of-kings.json`, 'utf8'));
const kinds = new Set<string>(ledger.events.map(({ id }: { id: string }) => id));

interface Whole {
  steps: PlayedStep[];
  /** What everybody may see after so many steps. */
  factsAfter: (count: number) => Promise<Facts>;
}

const most = 900; // steps

/** A game of quick players, or of random ones; the same each time. */
async function play(players: number, bot: 'heuristic' | 'random'): Promise<Whole> {
  const game = 'seat-of-kings';
  const options = { players };
  const moves: string[] = [];
  let dice = players;
  const roll = (below: number) => ((dice = (Math.imul(dice, 1103515245) + 12345) >>> 0), Math.floor((dice / 2 ** 32) * below));
  while (moves.length < most) {
    const { legal, actors, over } = await engine.ask('legal', { game, options, moves });
    if (over) break;
    const seat = actors[0]!;
    if (seat === '*') moves.push(`* ${legal['*']![roll(legal['*']!.length)]![0]}`);
    else if (bot === 'random') moves.push(`${seat} ${legal[seat]![roll(legal[seat]!.length)]!}`);
    else moves.push((await engine.ask('best', { game, options, moves, as: seat, bot, seed: dice })).move);
  }
  const { record } = await engine.ask('write', { game, options, moves });
  const id = `whole ${players} ${bot}`;
  const sitters = Array.from({ length: players }, () => ({ kind: 'person' as const }));
  const { entries } = await desk.ask('set', id, { record, number: 0, now: 0, sitters, setting: { one_screen: true } });
  await desk.ask('apply', id, { entries });
  const { messages } = await desk.ask('messages', id, { as: 'public', from: 0 });
  const { steps } = afterMessages(nothing, messages);
  return { steps, factsAfter: async (count) => (await desk.ask('look', id, { as: 'public', at: steps[count - 1]!.n })).sight.view as Facts };
}

/** All ends of rounds that were played to their end. */
function endsIn(steps: PlayedStep[]): Passage[] {
  const found = steps.flatMap(({ events }, i) => (events.some(begins) ? [i + 1] : []));
  return found.flatMap((_, i) => passageIn(steps.slice(0, (found[i + 1] ?? Infinity) - 1), Infinity, ceremony) ?? []).filter(({ ended }) => ended);
}

const frames = ['round-over', 'phase', 'round'];

for (const players of [2, 3, 4])
  for (const bot of ['heuristic', 'random'] as const)
    describe(`a game of ${players} ${bot} players`, () => {
      let whole: Whole;
      let passages: Passage[];
      beforeAll(async () => {
        whole = await play(players, bot);
        passages = endsIn(whole.steps);
      }, 120_000);

      test('every event is told once, in order, and every step leads to its line', () => {
        const lines = linesOf(whole.steps, telling);
        const all = whole.steps.flatMap(({ events }) => events);
        expect(all.every(({ kind }) => kinds.has(kind))).toBe(true);
        expect(lines.flatMap(({ events }) => events)).toEqual(all.filter((event) => !telling.quiet(event)));
        expect(lines.at(-1)!.to).toBe(whole.steps.length);
        for (const [i, line] of lines.entries()) {
          expect(line.from).toBeLessThanOrEqual(line.to);
          if (i > 0) expect(line.from).toBeGreaterThanOrEqual(lines[i - 1]!.to);
          expect(lines[lineAt(lines, line.to)]!.from).toBeLessThanOrEqual(line.to);
        }
        // What a seat did in a row is one line.
        for (const [i, line] of lines.entries())
          if (i > 0 && !line.heading && line.seat !== null) expect(lines[i - 1]!.heading || lines[i - 1]!.seat !== line.seat).toBe(true);
      });

      test('chapters hold all that happened, and grow at their end only', () => {
        expect(passages.length).toBeGreaterThan(0);
        for (const { step, last, events } of passages) {
          const chapters = chaptersOf(events, true);
          expect(chapters.flatMap((chapter) => chapter.events)).toEqual(events.filter(({ kind }) => !frames.includes(kind)));
          expect(events[0]!.kind).toBe('round-over');
          expect(ends(events.at(-1)!)).toBe(true);
          expect(roundOf(events)).toBeGreaterThan(0);
          for (let count = step; count <= last; ++count) {
            const so = passageIn(whole.steps, count, ceremony)!;
            const far = chaptersOf(so.events, so.ended);
            expect(far).toEqual(chapters.slice(0, far.length));
          }
          expect(chaptersOf(passageIn(whole.steps, last, ceremony)!.events, true)).toEqual(chapters);
        }
      });

      test('income is what the table paid, seat by seat', async () => {
        for (const { step, last, events } of passages) {
          const { rows, totals } = incomeIn(chaptersOf(events, true).find(({ kind }) => kind === 'income')!.events);
          expect(totals).toHaveLength(players);
          const paid: number[] = Array(players).fill(0);
          for (const { cells, spread } of rows)
            for (const event of [...cells, ...spread]) if (event && event.kind !== 'income-tied') paid[Number(event.seat)]! += Number(event.cumals);
          expect(totals.map(({ cumals }) => cumals)).toEqual(paid);
          // Nothing is paid or taken in the step that brings the income but the income itself.
          const at = whole.steps.findIndex(({ events }, i) => i + 1 >= step && i < last && events.some(({ kind }) => kind === 'income-total')) + 1;
          const { seats } = await whole.factsAfter(at);
          expect(totals.map(({ purse }) => purse)).toEqual(seats.map(({ cumals }) => cumals));
        }
      });
    });

const told = (kind: string, more: Record<string, string | number>): Told => ({ kind, ...more });

test('Example 6: John earns 4 and Christine 6', () => {
  const [john, christine] = [0, 1];
  const most = (seat: number, region: string, rank: string, fields: number) => told('income', { seat, region, rank, fields, cumals: 1 });
  const events = [
    told('round-over', { round: 1 }), told('phase', { phase: 'traitors' }), told('phase', { phase: 'income' }),
    told('income-tied', { region: 'Uls', rank: 'herdsman', fields: 1 }),
    most(christine, 'Uls', 'farmer', 2), most(christine, 'Uls', 'warrior', 1),
    most(christine, 'Lei', 'farmer', 3), most(john, 'Lei', 'herdsman', 2), most(john, 'Lei', 'warrior', 2), most(john, 'Lei', 'chieftain', 1),
    told('income-spread', { seat: christine, rank: 'farmer', regions: 2, cumals: 1 }),
    told('income-spread', { seat: john, rank: 'herdsman', regions: 2, cumals: 1 }), told('income-spread', { seat: christine, rank: 'herdsman', regions: 2, cumals: 1 }),
    told('income-spread', { seat: christine, rank: 'warrior', regions: 2, cumals: 1 }),
    told('income-total', { seat: john, cumals: 4, purse: 6 }), told('income-total', { seat: christine, cumals: 6, purse: 8 }),
    told('phase', { phase: 'clearing' }),
  ];
  const [chapter, ...others] = chaptersOf(events, false);
  expect(others).toEqual([]);
  const { regions, rows, totals } = incomeIn(chapter!.events);
  expect(regions).toEqual(['Uls', 'Lei']);
  expect(rows.map(({ cells }) => cells.map((cell) => (cell ? (cell.seat ?? 'tie') : '–')))).toEqual([[christine, christine], ['tie', john], [christine, john], ['–', john]]);
  expect(rows.map(({ spread }) => spread.map(({ seat }) => seat))).toEqual([[christine], [john, christine], [christine], []]);
  expect(totals.map(({ cumals }) => cumals)).toEqual([4, 6]);
});

test('Example 7: what is exchanged and ransomed is one chapter, complete when the start player is asked', () => {
  const [blue, white, yellow] = [0, 2, 3];
  const events = [
    told('round-over', { round: 2 }), told('phase', { phase: 'clearing' }), told('phase', { phase: 'ransoms' }),
    told('exchanged', { seat: blue, other: white, pieces: 2 }), told('exchanged', { seat: yellow, other: white, pieces: 2 }),
    told('ransomed', { seat: white, from: yellow, pieces: 4, cumals: 3 }),
  ];
  expect(chaptersOf(events, false)).toEqual([]);
  const [chapter] = chaptersOf([...events, told('phase', { phase: 'start' })], false);
  expect(chapter).toEqual({ kind: 'exchange', region: null, events: events.slice(3) });
});
