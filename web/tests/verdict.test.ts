// How a game ended, as it is said to the person who played it.
import { expect, test } from 'vitest';
import { verdictFor } from '../src/play/verdict';
import { en } from '../src/words/en';

const duel = [[0], [1]];
const pairs = [[0, 2], [1, 3]];
const four = [[0], [1], [2], [3]];

test('of two sides one’s own points come first', () => {
  expect(verdictFor(en.table, duel, 0, { winners: [0], scores: [3, 0] })).toBe(en.table.youWin('3 : 0'));
  expect(verdictFor(en.table, duel, 1, { winners: [0], scores: [3, 0] })).toBe(en.table.youLose('0 : 3'));
  expect(verdictFor(en.table, duel, 1, { winners: [0, 1], scores: [1, 1] })).toBe(en.table.youDraw('1 : 1'));
  expect(verdictFor(en.table, duel, 1, { winners: [], scores: [0, 0] })).toBe(en.table.youDraw('0 : 0'));
});

test('partners win together', () => {
  expect(verdictFor(en.table, pairs, 2, { winners: [0, 2], scores: [4, 0, 4, 0] })).toBe(en.table.youWin('4 : 0'));
  expect(verdictFor(en.table, pairs, 3, { winners: [0, 2], scores: [4, 0, 4, 0] })).toBe(en.table.youLose('0 : 4'));
});

test('among several one’s place counts', () => {
  expect(verdictFor(en.table, four, 1, { winners: [1], scores: [30, 42, 12, 25] })).toBe(en.table.youWin('42 points'));
  expect(verdictFor(en.table, four, 3, { winners: [1], scores: [30, 42, 12, 25] })).toBe(en.table.youCome(3, 4, '25 points'));
});
