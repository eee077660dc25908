// The plain face: whatever may be played in any game can be chosen word by word, and everything there is can be read.
import { describe, expect, test } from 'vitest';
import { inRows } from '../src/games/plain/arranging';
import { isLast, labelOf, leadsTo, stepBack, textOf, trailOf, wayAlong, wordsOf, type Option } from '../src/games/plain/choosing';
import { paintOf } from '../src/games/plain/colours';
import { inLine, pointsOf, pretty, shapeOf, type Fact } from '../src/games/plain/facts';
import { fits, meantBy } from '../src/games/plain/filtering';
import { folded } from '../src/games/plain/folding';
import { placesOf } from '../src/games/plain/places';
import { steadied } from '../src/games/plain/steadying';
import { foreseen, prompt, report, verdict, waiting } from '../src/games/plain/telling';
import { withTiding } from '../src/games/plain/tidings';
import type { Position } from '../src/games/face';
import type { Voice } from '../src/games/plain/voice';
import { walked } from '../src/games/plain/walking';
import { de } from '../src/games/plain/words/de';
import { en } from '../src/games/plain/words/en';
import { it } from '../src/games/plain/words/it';
import { questionsOf, tables } from './plain-games';

const texts = (options: Option[]) => options.map(({ text }) => text);

describe('the words of a move', () => {
  test.each([
    ['lift 7', ['lift', '7']],
    ['17 Con +F2 =H2', ['17', 'Con', '+F2', '=H2']],
    ['30 Con F2.0<>H3.1', ['30', 'Con', 'F2.0<>', 'H3.1']],
    ['C4/B2-B3', ['C4/', 'B2-', 'B3']],
    ['C4/-', ['C4/-']],
    ['garrison -', ['garrison', '-']],
    ['^H2', ['^H2']],
  ])('%s', (move, words) => {
    expect(wordsOf(move)).toEqual(words);
    expect(textOf(words)).toBe(move);
  });
});

describe('a way through the legal moves', () => {
  test('begins with what all moves share, and merges words without a choice', () => {
    const way = wayAlong(['at b3', 'at c4'], []);
    expect(way.lead).toEqual(['at']);
    expect(texts(way.options)).toEqual(['b3', 'c4']);
    expect(texts(wayAlong(['tower t4', 'skip'], []).options)).toEqual(['tower t4', 'skip']);
  });

  test('shows at once what follows the only word that goes on', () => {
    const { options } = wayAlong(['lift 1', 'lift 12', 'lift 3', 'done'], []);
    expect(texts(options)).toEqual(['lift 1', 'lift 12', 'lift 3', 'done']);
    expect(options.map(({ head }) => head)).toEqual(['lift', 'lift', 'lift', '']);
    expect(options.map(labelOf)).toEqual(['1', '12', '3', 'done']);
    expect(options.every(isLast)).toBe(true);
  });

  test('goes deeper where several words go on, and back again', () => {
    const legal = ['17', '22'].flatMap((card) => ['Con', 'Uls'].flatMap((region) =>
      ['+F1', '+F2', '=F1'].map((field) => `${card} ${region} ${field}`)));
    expect(texts(wayAlong(legal, []).options)).toEqual(['17', '22']);
    const way = wayAlong(legal, ['17']);
    expect(texts(way.picks)).toEqual(['17']);
    expect(texts(way.options)).toEqual(['Con +F1', 'Con +F2', 'Con =F1', 'Uls +F1', 'Uls +F2', 'Uls =F1']);
    expect(trailOf(way)).toEqual(['17']);
    expect(stepBack(way)).toEqual([]);
    expect(stepBack(wayAlong(legal, []))).toBeNull();
  });

  test('a complete move that another one goes on from can be played', () => {
    const way = wayAlong(['pay B1', 'pay B1 M1', 'pay B2'], ['pay', 'B1']);
    expect(way.move).toBe('pay B1');
    expect(texts(way.options)).toEqual(['M1']);
    const [first] = wayAlong(['pay B1', 'pay B1 M1', 'pay B2'], []).options;
    expect(first).toMatchObject({ text: 'B1', move: 'pay B1', moves: 2 });
    expect(isLast(first!)).toBe(false);
  });

  test('one move only is one option', () => {
    expect(wayAlong(['build b3 B1'], [])).toMatchObject({ lead: [], picks: [], options: [{ text: 'build b3 B1', move: 'build b3 B1' }] });
    expect(wayAlong([], [])).toEqual({ lead: [], picks: [], options: [], move: null });
  });

  test('keeps what was chosen as far as it still leads to a move', () => {
    const legal = ['b3', 'c4'].flatMap((field) => ['B1', 'B2'].flatMap((pay) => ['M1', 'M2'].map((more) => `build ${field} ${pay} ${more}`)));
    expect(texts(wayAlong(legal, ['build', 'b3', 'B1']).picks)).toEqual(['b3']);
    expect(trailOf(wayAlong(legal.slice(4), ['build', 'b3']))).toEqual(['build', 'c4']);
    expect(trailOf(wayAlong(['lift 1', 'lift 2'], ['build', 'b3']))).toEqual(['lift']);
  });

  test('points to a move that is proposed', () => {
    const way = wayAlong(['lift 1', 'lift 12', 'done'], []);
    expect(way.options.map((option) => leadsTo(way, option, 'lift 12'))).toEqual([false, true, false]);
  });
});

describe('games of any family: every legal move can be chosen, every fact can be read', () => {
  test.each(tables)('$game, $options', async ({ game, options }) => {
    let asked = 0;
    for await (const { legal, facts } of questionsOf({ game, options })) {
      ++asked;
      for (const move of sampleOf(legal)) expect(reach(legal, move)).toBe(move);
      const first = wayAlong(legal, []).options;
      expect(first.reduce((sum, { moves }) => sum + moves, 0)).toBe(legal.length);
      expect(inRows(first).flatMap(({ items }) => items).length).toBe(first.length);
      const read = readAll(facts);
      for (const leaf of leavesOf(facts)) expect(read).toContain(leaf);
    }
    expect(asked).toBeGreaterThan(20);
  }, 30_000);
});

/** Not all of thousands; always the first and the last. */
const sampleOf = (legal: string[]) => legal.filter((_, i) => i % Math.ceil(legal.length / 12) === 0 || i === legal.length - 1);

/** The move that is chosen by going towards it, step by step, with options called differently at every step. */
function reach(legal: string[], move: string): string | null {
  let chosen: string[] = [];
  for (let steps = 0; steps < 12; ++steps) {
    const way = wayAlong(legal, chosen);
    expect(new Set(texts(way.options)).size).toBe(way.options.length);
    if (way.move === move) return move;
    const next = way.options.filter((option) => leadsTo(way, option, move));
    expect(next).toHaveLength(1);
    if (isLast(next[0]!)) return next[0]!.move;
    chosen = [...trailOf(way), ...next[0]!.words];
    expect(trailOf(wayAlong(legal, chosen))).toEqual(chosen);
  }
  return null;
}

/** All that is shown of a fact, as one text. */
function readAll(fact: Fact, name = ''): string {
  const shape = shapeOf(en.facts, fact, name);
  if (shape.kind === 'line') return shape.text;
  if (shape.kind === 'list') return shape.items.join(' ');
  if (shape.kind === 'seats') return shape.seats.map(([, each]) => readAll(each)).join(' ');
  return [...shape.lines.flat(), ...shape.parts.flatMap(([key, part]) => [key, readAll(part, key)])].join(' ');
}
const leavesOf = (fact: Fact): string[] =>
  fact === null || typeof fact === 'boolean' ? [] : typeof fact !== 'object' ? [String(fact)] : Object.values(fact).flatMap(leavesOf);

describe('options lie in order', () => {
  const rows = (legal: string[]) => inRows(wayAlong(legal, []).options).map(({ head, name, items }) => [head, name, items.map(labelOf).join(' ')]);

  test('numbers as numbers, what is only said apart from them', () => {
    expect(rows(['done', 'lift 10', 'lift 9', 'lift 2'])).toEqual([['', '', 'done'], ['lift', '', '2 9 10']]);
    expect(rows(['skip', 'b10', 'b9'])).toEqual([['', '', 'b9 b10 skip']]);
  });

  test('in rows where names have families', () => {
    const fields = ['a', 'b', 'c'].flatMap((column) => [10, 2, 3, 4].map((row) => `at ${column}${row}`));
    expect(rows(fields)).toEqual([['', 'a', 'a2 a3 a4 a10'], ['', 'b', 'b2 b3 b4 b10'], ['', 'c', 'c2 c3 c4 c10']]);
  });
});

test('typing finds options by any of their words', () => {
  const { options } = wayAlong(['17 +F2', '17 +H2', '17 discard', '8 +F2', '8 =H1'], []);
  expect(texts(options)).toEqual(['17 +F2', '17 +H2', '17 discard', '8 +F2', '8 =H1']);
  expect(texts(options.filter((option) => fits(option, 'f2')))).toEqual(['17 +F2', '8 +F2']);
  expect(meantBy(options, 'disc')?.text).toBe('17 discard');
  expect(meantBy(options, '17  +h2')?.text).toBe('17 +H2');
  expect(meantBy(options, '17')).toBeNull();
  expect(meantBy(options, '')).toBeNull();
  const lifts = wayAlong(['lift 1', 'lift 12', 'done'], []).options;
  expect(meantBy(lifts, '1')?.move).toBe('lift 1');
  expect(meantBy(lifts, 'lift 12')?.move).toBe('lift 12');
});

test('while others grab, options stay in their places', () => {
  const now = (...moves: string[]) => wayAlong(moves, []).options;
  const first = steadied([], now('lift 1', 'lift 2', 'lift 3', 'done'));
  const second = steadied(first, now('lift 1', 'lift 3', 'done'));
  expect(second.map(({ text, gone }) => [text, gone])).toEqual([['lift 1', false], ['lift 2', true], ['lift 3', false], ['done', false]]);
  expect(steadied(second, now('lift 1', 'lift 2', 'lift 3', 'done')).some(({ gone }) => gone)).toBe(false);
  expect(texts(steadied(second, now('keep', 'back')))).toEqual(['keep', 'back']);
});

test('arrow keys walk lines of any length', () => {
  const line = (top: number, ...lefts: number[]) => lefts.map((left) => ({ left, top, width: 40 }));
  const places = [...line(0, 0, 50, 100), ...line(50, 0), ...line(100, 0, 50, 100)];
  const walk = (from: number, ...keys: string[]) => keys.reduce((at, key) => walked(places, at, key)!, from);
  expect(walk(2, 'ArrowDown')).toBe(3);
  expect(walk(2, 'ArrowDown', 'ArrowDown')).toBe(4);
  expect(walk(5, 'ArrowUp', 'ArrowUp')).toBe(0);
  expect([walk(0, 'ArrowLeft'), walk(6, 'ArrowRight'), walk(2, 'ArrowRight'), walk(3, 'Home'), walk(3, 'End')]).toEqual([0, 6, 3, 0, 6]);
  expect(walk(0, 'ArrowUp')).toBe(0);
  expect(walked(places, 0, 'x')).toBeNull();
  expect(walked([], 0, 'ArrowUp')).toBeNull();
});

describe('facts', () => {
  const words = en.facts;

  test('names are made readable, but for names of pieces and places', () => {
    expect(['king_stones', 'phase', 'a7', 'Con', 'at', 't1'].map(pretty)).toEqual(['King stones', 'Phase', 'a7', 'Con', 'at', 't1']);
  });

  test('what fits stands in a line', () => {
    expect(inLine(words, ['F', 'E', 'F'])).toBe('2 × F, E');
    expect(inLine(words, [2, 2, 2])).toBe('2, 2, 2');
    expect(inLine(words, [null, null])).toBe('2 × ?');
    expect(inLine(words, [[7, 'B2'], [12, null]])).toBe('7 B2; 12 ?');
    expect(inLine(words, [[3, 'T1', [0, 2]], [4, null, []]])).toBe('3 T1 (0 2); 4 ?');
    expect([inLine(words, null), inLine(words, []), inLine(words, true), inLine(words, 0)]).toEqual(['–', '–', 'yes', '0']);
    expect(inLine(words, { a: 1 })).toBeNull();
  });

  test('the rest is nested', () => {
    expect(shapeOf(words, { round: 2, fields: { b1: [0, 1] } })).toEqual({ kind: 'named', lines: [['round', '2']], parts: [['fields', { b1: [0, 1] }]] });
    expect(shapeOf(words, [{ points: 1 }], 'seats')).toEqual({ kind: 'seats', seats: [[0, { points: 1 }]] });
    expect(shapeOf(words, {})).toEqual({ kind: 'line', text: '–' });
    expect(shapeOf(words, [{ a: 1 }])).toMatchObject({ kind: 'named', parts: [['1', { a: 1 }]] });
  });
});

test('points are found where facts have them', () => {
  expect(pointsOf({ seats: [{ points: 3 }, { points: 0 }] }, 1)).toBe(0);
  expect(pointsOf({ points: [1, 2] }, 1)).toBe(2);
  expect(pointsOf({ seats: [{ supporters: 3 }] }, 0)).toBeNull();
  expect(pointsOf(null, 0)).toBeNull();
});

test('places: winners first, then by points', () => {
  const places = (scores: number[], winners: number[]) => placesOf({ scores, winners }).map(({ seat, place }) => [place, seat]);
  expect(places([9, 10, 11], [2])).toEqual([[1, 2], [2, 1], [3, 0]]);
  expect(places([5, 5, 3, 3], [1])).toEqual([[1, 1], [2, 0], [3, 2], [3, 3]]);
  expect(places([4, 4], [0, 1])).toEqual([[1, 0], [1, 1]]);
});

test('a seat has the colour it is called by', () => {
  const seats = ['Blue', 'Red south', 'Ann', 'Yellow'].map((name) => ({ en: name, de: '', it: '' }));
  const fields = seats.map((_, seat) => paintOf(seats, seat).field);
  expect(new Set(fields).size).toBe(4);
  expect(fields[0]).toBe(paintOf([seats[0]!], 0).field);
  expect(fields[1]).toBe(paintOf([{ en: 'Red', de: '', it: '' }], 0).field);
  expect(fields[2]).not.toBe(paintOf([seats[2]!], 0).field);
});

test('long sections are folded, but not for a line or two', () => {
  expect([3, 8, 9, 40].map(folded)).toEqual([3, 8, 6, 6]);
});

test('what happened is kept until somebody here chooses', () => {
  const tiding = (step: string) => ({ step, events: [] });
  const two = withTiding(withTiding([], tiding('0 a'), false), tiding('1 b'), false);
  expect(two.map(({ step }) => step)).toEqual(['0 a', '1 b']);
  expect(withTiding(two, tiding('0 c'), true).map(({ step }) => step)).toEqual(['0 c']);
  expect(withTiding(two, null, true)).toEqual([]);
});

describe('in words', () => {
  const names = ['Blue', 'Red', 'White'];
  const voice: Voice = { seats: [], seat: (seat) => names[seat]!, tell: ({ kind }) => `<${kind}>` };
  const position = (more: Partial<Position>): Position => ({
    facts: {}, actors: [0], legal: {}, over: false, scores: [], winners: [], asked: null, sections: [], viewer: 0, timer: null, ...more,
  });

  test('what is asked', () => {
    expect(prompt(en, voice, position({}))).toBe('Choose your move.');
    expect(prompt(de, voice, position({ asked: { kind: 'lift' } }))).toBe('<lift>');
    expect(prompt(it, voice, position({ over: true }))).toBe('');
  });

  test('whom everybody waits for', () => {
    expect(waiting(en, voice, position({ actors: [1, 2] }))).toBe('Waiting for Red and White.');
    expect(waiting(it, voice, position({ actors: [] }))).toBe(it.wait);
    expect(waiting(de, voice, position({ over: true, winners: [1] }))).toBe('Red gewinnt');
  });

  test('who won', () => {
    const over = (winners: number[]) => position({ over: true, scores: [9, 9, 2], winners });
    expect(verdict(en, voice, over([0]))).toBe('Blue wins, 9 : 9 : 2');
    expect(verdict(de, voice, over([0, 1]))).toBe('Blue und Red teilen sich den ersten Platz, 9 : 9 : 2');
    expect(verdict(it, voice, over([0, 1, 2]))).toBe('Blue, Red e White si dividono il primo posto, 9 : 9 : 2');
  });

  test('what a move would do', () => {
    const steps = [{ move: 'lift 7', events: [{ kind: 'lifted' }] }];
    const sight = { view: null, actors: [], over: false };
    expect(foreseen(en, voice, { steps, sight, ends: 'draw' })).toEqual(['<lifted>', 'Then chance decides.']);
    expect(foreseen(de, voice, { steps: [], sight, ends: 'secret' })).toEqual([de.ends.secret]);
    expect(foreseen(it, voice, { steps: [{ move: 'pass', events: [] }], sight })).toEqual([]);
  });

  test('what a step did', () => {
    expect(report(en, voice, { step: '1 lift 7', events: [{ kind: 'lifted' }, { kind: 'looked' }] })).toBe('<lifted> <looked>');
    expect(report(en, voice, { step: '1 lift 7', events: [] })).toBe('Red: lift 7');
    expect(report(de, voice, { step: '* spin 4', events: [] })).toBe('Zufall: spin 4');
    expect(report(en, { ...voice, tell: () => '' }, { step: '1 lift 7', events: [{ kind: 'unheard-of' }] })).toBe('Red: lift 7');
  });
});
