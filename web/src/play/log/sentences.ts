// What happened in steps, sentence by sentence.
import type { Telling } from '../../games/face';
import type { PlayedStep } from '../../table/known';
import type { Told } from '../../table/messages';
import { ledger } from '../../words/ledger.svelte';
import { speech } from '../../words/speech.svelte';
import type { Game } from '../game.svelte';

export interface Sentence {
  /** The step it tells of. */
  number: number;
  /** Whose doing it is, as far as it says so. */
  seat: number | null;
  text: string;
}

export const tellIn = (game: Game, { named }: Pick<Telling, 'named'>) => (event: Told): string =>
  ledger.tell(game.ruleSet.family, named?.(event, game.pack) ?? event, (seat) => speech.of(game.ruleSet.seats[seat]!));

/** Whose emblem stands before an event. */
export const seatOf = (event: Told): number | null => (typeof event.seat === 'number' ? event.seat : null);

export function sentencesOf(game: Game, telling: Telling, { events }: Pick<PlayedStep, 'events'>, number = 0): Sentence[] {
  const tell = tellIn(game, telling);
  return events.flatMap((event) => {
    const text = telling.quiet(event) ? '' : tell(event);
    return text ? [{ number, seat: seatOf(event), text }] : [];
  });
}

/** Of the steps after `from` up to `to`. */
export const sentencesBetween = (game: Game, telling: Telling, from: number, to: number): Sentence[] =>
  game.known.steps.slice(from, to).flatMap((step, i) => sentencesOf(game, telling, step, from + i + 1));
