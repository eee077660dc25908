// The face that every game has on its first day. It knows no game: positions are sections of sentences, or facts as they
// are, and moves are chosen word by word.
import { catalogue } from '../../engine/catalogue';
import { ledger } from '../../words/ledger.svelte';
import { speech } from '../../words/speech.svelte';
import { paintOf } from './colours';
import Counts from './Counts.svelte';
import Emblem from './Emblem.svelte';
import PlainBoard from './PlainBoard.svelte';
import { prompt, report, verdict } from './telling';
import type { Face } from '../face';
import type { Voice } from './voice';
import { withProps } from './with-props';
import { words } from './words/spoken';

export function face(family: string): Face {
  const seats = catalogue.ruleSets.find((ruleSet) => ruleSet.family === family)?.seats ?? [];
  const seat = (number: number) => speech.of(seats[number]!);
  const voice: Voice = { seats, seat, tell: (told) => ledger.tell(family, told, seat) };
  return {
    family,
    Board: withProps(PlainBoard, { voice }),
    wide: true,
    Counts,
    colours: seats.map((_, number) => paintOf(seats, number).line),
    Emblem: withProps(Emblem, { voice }),
    score: async () => withProps((await import('./Score.svelte')).default, { voice }),
    phase: () => '',
    prompt: (position) => prompt(words(), voice, position),
    verdict: (position) => verdict(words(), voice, position),
    report: (happening) => report(words(), voice, happening),
    advise: (_position, move) => words().advise(move),
    sides: (_ruleSet, count) => Array.from({ length: count }, (_, each) => [each]),
  };
}
