import { expect, test } from 'vitest';
import { timeLeft } from '../src/play/clock';

test.each([
  [0, '0.0'], [50, '0.1'], [9_900, '9.9'], [19_950, '0:20'], [20_000, '0:20'], [61_000, '1:01'], [599_001, '10:00'], [3_600_000, '1:00:00'],
  [3_725_000, '1:02:05'], [86_400_000, '1 d 0 h'], [180_000_000, '2 d 2 h'],
])('%i ms are %s', (milliseconds, text) => expect(timeLeft(milliseconds)).toBe(text));
