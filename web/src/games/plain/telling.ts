// Positions and steps of any game in words: the family's sentences where there are some, else the moves as written.
import { parseStep } from '../../play/steps';
import type { Happening, Position } from '../face';
import type { Attempt, Told } from '../../table/messages';
import type { Voice } from './voice';
import type { Words } from './words/en';

/** Sentences, as far as the family has them. */
const told = (voice: Voice, events: Told[]): string[] => events.map(voice.tell).filter((sentence) => sentence !== '');

export function prompt(words: Words, voice: Voice, { asked, over }: Position): string {
  if (over) return '';
  return (asked && voice.tell(asked)) || words.choose;
}

/** Why nobody at this screen is asked. */
export function waiting(words: Words, voice: Voice, position: Position): string {
  if (position.over) return winnersIn(words, voice, position);
  return position.actors.length > 0 ? words.waitFor(words.and(position.actors.map(voice.seat))) : words.wait;
}

/** Who won. */
export function winnersIn(words: Words, voice: Voice, { winners }: Position): string {
  const names = words.and(winners.map(voice.seat));
  return winners.length === 0 ? words.nobodyWins : winners.length === 1 ? words.wins(names) : words.share(names);
}

/** The same with everybody's points. */
export function verdict(words: Words, voice: Voice, position: Position): string {
  return `${winnersIn(words, voice, position)}, ${position.scores.join(' : ')}`;
}

/** A step as it is written, with the name of its seat. */
export function written(words: Words, voice: Voice, step: string): string {
  const { seat, move } = parseStep(step);
  return words.step(seat === '*' ? words.chance : voice.seat(seat), move);
}

export function report(words: Words, voice: Voice, { step, events }: Pick<Happening, 'step' | 'events'>): string {
  return told(voice, events).join(' ') || written(words, voice, step);
}

/** What moves would do, and why it goes no further. */
export function foreseen(words: Words, voice: Voice, { steps, ends }: Attempt): string[] {
  const sentences = told(voice, steps.flatMap(({ events }) => events));
  return ends ? [...sentences, words.ends[ends]] : sentences;
}
