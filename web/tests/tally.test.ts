// How games ended for the person at this screen, added up.
import { expect, test } from 'vitest';
import { dayStreak, mySeat, outcome, outcomes, percentage, tallies, tallyOf, winStreaks } from '../src/pages/my-games/tally';
import { labelAfter, labelOf, type Label } from '../src/table/label';

const person = { kind: 'person', name: '', player: '' };
const computer = (player: string) => ({ kind: 'computer', name: '', player });
const end = (places: number[], cause = 'played') => ({ cause, places, scores: places.map((place) => 10 - place) });

const day = 86_400_000;
const noon = new Date(2026, 10, 18, 12).getTime();
let made = 0;
const game = (places: number[], more: Partial<Label> = {}): Label => ({
  id: String(++made), game: 'x', sitters: [person, computer('level-1')], games: 1, finished: 0, steps: 9, over: true, ends: [end(places)],
  begun: noon, touched: noon, entries: 20, seed: 1, ...more,
});

test('my seat is that of the only person among computer players', () => {
  expect(mySeat({ sitters: [person, computer('a')] })).toBe(0);
  expect(mySeat({ sitters: [computer('a'), computer('b'), person] })).toBe(2);
  expect(mySeat({ sitters: [person, person] })).toBeNull();
  expect(mySeat({ sitters: [computer('a'), person, person] })).toBeNull();
  expect(mySeat({ sitters: [computer('a'), computer('b')] })).toBeNull();
  expect(mySeat({ sitters: [person] })).toBeNull();
});

test('first with all others is a draw, first with some of them is won, and what was broken off does not count', () => {
  expect(outcome(end([1, 2]), 0)).toBe('won');
  expect(outcome(end([1, 2]), 1)).toBe('lost');
  expect(outcome(end([1, 1]), 1)).toBe('drawn');
  expect(outcome(end([1, 1, 3]), 1)).toBe('won');
  expect(outcome(end([1, 1, 3]), 2)).toBe('lost');
  expect(outcome(end([2, 1], 'resigned'), 0)).toBe('lost');
  expect(outcome(end([1, 1], 'broken-off'), 0)).toBeNull();
  expect(outcomes(game([1, 2], { sitters: [person, person] }))).toEqual([]);
  expect(outcomes(game([1, 2], { ends: undefined }))).toEqual([]);
});

test('each game of a match counts, and groups are added up', () => {
  const games = [game([1, 2], { ends: [end([1, 2]), end([2, 1])], games: 2 }), game([1, 1]), game([1, 2], { game: 'y' }), game([1, 2], { game: 'z', sitters: [person, person] })];
  expect(tallies(games, ({ game }) => game)).toEqual([
    { name: 'x', tally: { played: 3, won: 1, drawn: 1, lost: 1 } },
    { name: 'y', tally: { played: 1, won: 1, drawn: 0, lost: 0 } },
  ]);
  expect(percentage(tallyOf(['won', 'lost', 'lost']))).toBe(33);
  expect(percentage(tallyOf([]))).toBe(0);
});

test('games won in a row, in the order in which they were played', () => {
  const at = (n: number, places: number[]) => game(places, { touched: noon + n });
  expect(winStreaks([])).toEqual({ now: 0, best: 0 });
  const games = [at(5, [1, 2]), at(1, [1, 2]), at(2, [1, 2]), at(3, [1, 2]), at(4, [2, 1])];
  expect(winStreaks(games)).toEqual({ now: 1, best: 3 });
  expect(winStreaks([...games, at(6, [1, 1])])).toEqual({ now: 0, best: 3 });
});

test('days in a row go on until today, or yesterday as long as today is not over', () => {
  const on = (...days: number[]) => days.map((ago) => game([1, 2], { begun: noon - ago * day, touched: noon - ago * day }));
  expect(dayStreak([], noon)).toBe(0);
  expect(dayStreak(on(0, 1, 2, 4), noon)).toBe(3);
  expect(dayStreak(on(1, 2), noon)).toBe(2);
  expect(dayStreak(on(2, 3), noon)).toBe(0);
  expect(dayStreak([game([1, 2], { begun: noon - day, touched: noon })], noon)).toBe(2);
});

test('labels learn from the log how games ended, and forget it when the end is taken back', () => {
  const entries = [{ what: 'opened', game: 'x', match: false }, { what: 'seated', seat: 1, kind: 'computer', name: '', player: 'level-1' },
    { what: 'seated', seat: 0, ...person }, { what: 'started' }, { what: 'step' }, { what: 'over', ...end([1, 2]) }].map((one, n) => ({ n, t: n, ...one }));
  const label = labelOf('id', entries, 1, 0);
  expect(label.sitters.map(({ kind }) => kind)).toEqual(['person', 'computer']);
  expect(outcomes(label)).toEqual(['won']);
  expect(labelAfter(label, [{ n: 6, t: 6, what: 'taken-back', steps: 0, kept: 0 }])).toMatchObject({ over: false, ends: [] });
  // The sign for a stretch in real time begins no new game.
  expect(labelAfter(label, [{ n: 6, t: 6, what: 'started' }]).steps).toBe(1);
});
