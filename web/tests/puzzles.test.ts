// The puzzle of the day, days in a row, and what a browser may have kept.
import { expect, test } from 'vitest';
import { dayNamed, dayOf, longestStreak, nameOf, streak, untilNextDay } from '../src/pages/puzzles/days';
import { daysSolved, noted, readNotes } from '../src/pages/puzzles/notes';
import { dailyOrder, nextOpen, numberOf, puzzleOf } from '../src/pages/puzzles/order';

const puzzles = ['a', 'b', 'c', 'd'].flatMap((game) => Array.from({ length: 15 }, (_, i) => ({ id: `${game}-${i}`, game, step: 1 + (i % 5) })));
const order = dailyOrder(puzzles);
const day = (name: string) => dayNamed(name)!;

test('a date has one puzzle, whatever the hour and the order of the file', () => {
  expect(dayOf(new Date(2026, 2, 29, 0, 0))).toBe(dayOf(new Date(2026, 2, 29, 23, 59)));
  expect(nameOf(dayOf(new Date(2026, 2, 29, 3)))).toBe('2026-03-29');
  expect(dailyOrder([...puzzles].reverse())).toEqual(order);
});

test('none comes again before all were shown, before 1970 too', () => {
  for (const first of [day('2026-01-01'), day('1969-12-20')]) {
    const shown = puzzles.map((_, i) => puzzleOf(order, first + i)!.id);
    expect(new Set(shown).size).toBe(puzzles.length);
    expect(puzzleOf(order, first + puzzles.length)!.id).toBe(shown[0]);
  }
});

test('a week has several rule sets and steps', () => {
  for (let first = 0; first + 7 <= order.length; ++first) {
    const week = order.slice(first, first + 7);
    expect(new Set(week.map(({ game }) => game)).size).toBe(4);
    expect(new Set(week.map(({ step }) => step)).size).toBeGreaterThanOrEqual(3);
  }
});

test('the next day begins at midnight, whatever happens to the clocks', () => {
  const hour = 3_600_000;
  expect(untilNextDay(new Date(2026, 10, 18, 22, 30))).toBe(1.5 * hour);
  // Summer time begins and ends: a day of 23 and one of 25 hours, where there is such a thing.
  for (const time of [new Date(2026, 2, 29, 0, 0), new Date(2026, 9, 25, 0, 0), new Date(2027, 11, 31, 23, 59)]) {
    const next = new Date(time.getTime() + untilNextDay(time));
    expect(dayOf(next)).toBe(dayOf(time) + 1);
    expect([next.getHours(), next.getMinutes()]).toEqual([0, 0]);
  }
});

test('days in a row go over the ends of months and years', () => {
  const days = ['2027-12-30', '2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'].map(day);
  expect(streak(days, day('2028-01-01'))).toBe(3);
  expect(streak(days, day('2028-01-02'))).toBe(3); // today is not over yet
  expect(streak(days, day('2028-01-03'))).toBe(0);
  expect(streak(days, day('2028-03-02'))).toBe(4);
  expect(longestStreak(days)).toBe(4);
  expect(longestStreak([])).toBe(0);
});

test('only a date is the name of a day', () => {
  expect(['2026-02-30', '2026-2-1', 'today', '', '2026-13-01', '20260101'].map(dayNamed)).toEqual(Array(6).fill(null));
  for (const name of ['2026-11-18', '1969-12-31', '2028-02-29', '9999-12-31']) expect(nameOf(day(name))).toBe(name);
});

test('what makes no sense in the notes is left out', () => {
  const good = { mistakes: 1, shown: false, solved: true };
  for (const bad of [null, 7, 'x', [], {}, { tried: 3, days: 'x' }, { tried: [good], days: [20000, 'x'] }])
    expect(daysSolved(readNotes(bad)), JSON.stringify(bad)).toEqual([]);
  const mixed = { tried: { a: good, b: 'x', c: { ...good, mistakes: -1 }, d: { mistakes: 0 } }, days: { 1: true, x: true, 2.5: true, 3: 'yes', 4: false, 1e21: true } };
  expect(readNotes(mixed)).toEqual({ tried: { a: good }, days: { 1: true, 4: false } });
  expect(readNotes(JSON.parse('{"tried": {"__proto__": {"mistakes": 0, "shown": true, "solved": true}}}')).tried.a).toBeUndefined();
});

test('a day counts only if its puzzle was solved on the day, and before it was shown', () => {
  const none = readNotes(null);
  expect(daysSolved(noted(none, 'a', { solved: true }, 5))).toEqual([5]);
  expect(daysSolved(noted(none, 'a', { solved: true }, null))).toEqual([]);
  expect(daysSolved(noted(none, 'a', { mistakes: 1 }, 5))).toEqual([]);
  const shown = noted(none, 'a', { shown: true }, 5);
  expect(daysSolved(noted(shown, 'a', { solved: true }, 5))).toEqual([]);
  // The same puzzle, when its day comes again
  expect(daysSolved(noted(shown, 'a', { solved: true }, 65))).toEqual([65]);
  // Looked at once more after it was solved
  const solved = noted(none, 'a', { mistakes: 2, solved: true }, 5);
  expect(daysSolved(noted(solved, 'a', { shown: true }, 5))).toEqual([5]);
  expect(noted(solved, 'a', { mistakes: 3 }, null).tried.a).toEqual({ mistakes: 3, shown: false, solved: true });
});

test('the next one that is open comes after this one, or from the beginning', () => {
  expect(nextOpen(order, order[0]!.id, (id) => id === order[1]!.id)).toBe(order[2]);
  expect(nextOpen(order, order.at(-1)!.id, () => false)).toBe(order[0]);
  expect(nextOpen(order, order[0]!.id, () => true)).toBeUndefined();
});

test('puzzles are numbered within their rule set', () => {
  expect(numberOf(puzzles, puzzles[0]!)).toBe(1);
  expect(numberOf(puzzles, puzzles[16]!)).toBe(2);
});
