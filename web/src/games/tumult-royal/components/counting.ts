// Goods as words: only those of which there are any.
import type { Cost } from '../box';
import { goodLetters, type GoodLetter } from './pack';

export const counted = (words: Record<GoodLetter, { counted: (count: number) => string }>, cost: Cost): string[] =>
  goodLetters.flatMap((letter, i) => (cost[i]! > 0 ? [words[letter].counted(cost[i]!)] : []));
