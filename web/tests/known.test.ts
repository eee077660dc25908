// What a viewer knows of a table, read out of its messages.
import { expect, test } from 'vitest';
import { afterMessages, nothing } from '../src/table/known';
import type { Message } from '../src/table/messages';

const opened = { what: 'opened', game: 'x', rules: 1, options: {}, match: true, one_screen: true, clock: { kind: 'none', time: 0, increment: 0 }, pace: 0, stand_in: '' } as const;
let time = 0;
const log = (...what: object[]): Message[] => what.map((one, n) => ({ n, t: ++time, ...one }) as Message);
const step = (seat: number | '*', move: string) => ({ what: 'step', seat, move, events: [{ kind: 'moved', seat }] });
const begun = [opened, { what: 'seated', seat: 0, kind: 'person', name: 'Ann' }, { what: 'seated', seat: 1, kind: 'computer', player: 'level-1' }, { what: 'started' }];

test('who sits there, and what was played', () => {
  const known = afterMessages(nothing, log(...begun, step(0, 'a'), step('*', 'card ?'), step(1, 'b')));
  expect(known.sitters.map(({ name, player }) => name || player)).toEqual(['Ann', 'level-1']);
  expect(known.steps.map(({ n, seat, move }) => [n, seat, move])).toEqual([[4, 0, 'a'], [5, '*', 'card ?'], [6, 1, 'b']]);
  expect(known.begun).toBe(3);
  expect(known.read).toBe(7);
});

test('when each step was played, and how long after what was before it', () => {
  const at = (t: number, what: object) => ({ ...what, t });
  const known = afterMessages(nothing, log(...begun.map((one) => at(1000, one)), at(1500, step(0, 'a')), at(1500, step('*', 'b')), at(9000, { what: 'started' }), at(9700, step(1, 'c'))));
  expect(known.steps.map(({ t, took }) => [t, took])).toEqual([[1500, 500], [1500, 0], [9700, 700]]);
});

test('reading on gives the same as reading at once', () => {
  const all = log(...begun, step(0, 'a'), { what: 'offered', seat: 0, offer: 'draw', steps: 0, kept: 0 }, { what: 'declined', seat: 1 }, step(1, 'b'),
    { what: 'taken-back', seat: 0, steps: 0, kept: 0 }, step(0, 'c'), { what: 'over', cause: 'played', places: [1, 2], scores: [3, 0] }, { what: 'next-game' }, step(1, 'd'));
  const whole = afterMessages(nothing, all);
  for (let cut = 0; cut <= all.length; ++cut) expect(afterMessages(afterMessages(nothing, all.slice(0, cut)), all.slice(cut))).toEqual(whole);
  expect(whole.results).toEqual([[3, 0]]);
  expect(whole.steps.map(({ move }) => move)).toEqual(['d']);
  expect(whole.result).toBeNull();
});

test('taking back: of choices made at once only one goes', () => {
  const known = afterMessages(nothing, log(...begun, step(0, 'a'), step(0, 'secret'), step(1, 'other'), { what: 'taken-back', seat: 0, steps: 1, kept: 1 }));
  expect(known.steps.map(({ seat, move, n }) => [seat, move, n])).toEqual([[0, 'a', 4], [1, 'other', 7]]);
});

test('the end of a game can be taken back', () => {
  const known = afterMessages(nothing, log(...begun, step(0, 'a'), { what: 'over', cause: 'played', places: [1, 2], scores: [1, 0] }, { what: 'taken-back', seat: 0, steps: 0, kept: 0 }));
  expect(known.result).toBeNull();
  expect(known.steps).toEqual([]);
});

test('offers, pauses and stand-ins come and go', () => {
  const offered = [...begun, { what: 'offered', seat: 0, offer: 'draw', steps: 0, kept: 0 }];
  expect(afterMessages(nothing, log(...offered)).offer).toEqual({ seat: 0, offer: 'draw' });
  expect(afterMessages(nothing, log(...offered, step(0, 'a'))).offer).toBeNull();
  expect(afterMessages(nothing, log(...begun, { what: 'paused' })).paused).toBe(true);
  expect(afterMessages(nothing, log(...begun, { what: 'paused' }, { what: 'resumed' })).paused).toBe(false);
  expect(afterMessages(nothing, log(...begun, { what: 'stand-in-begun', seat: 0, player: 'random' })).standIns).toEqual({ 0: 'random' });
  expect(afterMessages(nothing, log(...begun, { what: 'stand-in-begun', seat: 0, player: 'random' }, { what: 'stand-in-ended', seat: 0 })).standIns).toEqual({});
});
