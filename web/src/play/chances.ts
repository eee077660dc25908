// What a value means to people.
import type { Words } from '../words/en';

/** A value from −1 (lost) to 1 (won) in percent; 0 and 100 are kept for what is certain. */
export function percentOf(value: number): number {
  if (Math.abs(value) === 1) return value > 0 ? 100 : 0;
  return Math.min(99, Math.max(1, Math.round((value + 1) * 50)));
}

/** The chances of somebody, in words. */
export function chancesOf(words: Words, who: string, value: number): string {
  if (Math.abs(value) === 1) return value > 0 ? words.thoughts.wins(who) : words.thoughts.loses(who);
  return words.thoughts.chances(who, percentOf(value));
}
