// What a value means to people.
import type { Words } from '../words/en';

/** A value from −1 (lost) to 1 (won) in percent; 0 and 100 are kept for what is certain. */
export function percentOf(value: number): number {
  if (Math.abs(value) === 1) return value > 0 ? 100 : 0;
  return Math.min(99, Math.max(1, Math.round((value + 1) * 50)));
}

/** The value to one of several sides: how far it is ahead of the best of the others, from −100 to +100. It is no chance:
    those of all sides together would be more than 100 %. */
export function leadOf(value: number): string {
  const lead = Math.round(value * 100);
  return lead === 0 ? '0' : lead > 0 ? `+${lead}` : `−${-lead}`;
}

/** The chances of somebody, in words. */
export function chancesOf(words: Words, who: string, value: number): string {
  if (Math.abs(value) === 1) return value > 0 ? words.thoughts.wins(who) : words.thoughts.loses(who);
  return words.thoughts.chances(who, percentOf(value));
}
