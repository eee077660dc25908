import { expect, test } from 'vitest';
import { roundsAround, roundsOf } from '../src/play/rounds';

const steps = (seats: string) => [...seats].map((seat) => ({ seat: seat === '*' ? ('*' as const) : Number(seat) }));
const read = (seats: string) => roundsOf(steps(seats)).map((round) => round.map(({ seat, numbers }) => `${seat ?? '*'}:${numbers.join()}`).join(' '));

test('two seats in turn', () => expect(read('0101')).toEqual(['0:1 1:2', '0:3 1:4']));
test('the second seat begins', () => expect(read('1010')).toEqual(['1:1', '0:2 1:3', '0:4']));
test('four seats, one is out', () => expect(read('01230123')).toEqual(['0:1 1:2 2:3 3:4', '0:5 1:6 2:7 3:8']));
test('several steps make a turn, and chance stands with the turn it follows', () => expect(read('**00*1*12')).toEqual(['*:1,2', '0:3,4,5 1:6,7,8 2:9']));
test('nothing yet', () => expect(read('')).toEqual([]));

test('of many rounds those around a step are listed', () => {
  const rounds = roundsOf(steps('01'.repeat(500)));
  expect(roundsAround(rounds, 1000, 100)).toEqual([400, 500]);
  expect(roundsAround(rounds, 0, 100)).toEqual([0, 100]);
  expect(roundsAround(rounds, 500, 100)).toEqual([199, 299]);
  expect(roundsAround(rounds.slice(0, 7), 3, 100)).toEqual([0, 7]);
});
