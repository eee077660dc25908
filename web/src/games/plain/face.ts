// The face that every game has on its first day. It knows no game: positions are sections of sentences, or facts as they
// are, and moves are chosen word by word.
import { speech } from '../../words/speech.svelte';
import type { Text } from '../../engine/protocol';
import { paintOf } from './colours';
import Counts from './Counts.svelte';
import Emblem from './Emblem.svelte';
import PlainBoard from './PlainBoard.svelte';
import Score from './Score.svelte';
import { prompt, report, verdict } from './telling';
import type { Face, Told } from './types';
import type { Voice } from './voice';
import { withProps } from './with-props';
import { words } from './words/current.svelte';

/** `tell` makes a sentence in the language of the page; `seats` are those of the family's rule sets. */
export function plainFace(family: string, seats: Text[], tell: (told: Told, seatName: (seat: number) => string) => string): Face {
  const seat = (number: number) => speech.of(seats[number]!);
  const voice: Voice = { seats, seat, tell: (told) => tell(told, seat) };
  return {
    family,
    lesson: null,
    Board: withProps(PlainBoard, { voice }),
    Counts,
    colours: seats.map((_, number) => paintOf(seats, number).line),
    Emblem: withProps(Emblem, { voice }),
    Score: withProps(Score, { voice }),
    phase: () => '',
    prompt: (position) => prompt(words(), voice, position),
    verdict: (position) => verdict(words(), voice, position),
    report: (happening) => report(words(), voice, happening),
    advise: (_position, move) => words().advise(move),
    sides: (_ruleSet, count) => Array.from({ length: count }, (_, each) => [each]),
  };
}
