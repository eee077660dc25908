// A move as advice to whoever is to make it: loaded when somebody asks for some.
import type { Position } from '../../face';
import type { Facts } from '../facts';
import { moveOf } from '../moves';
import { nameOf, placingOf } from '../telling';
import type { Words } from '../words/en';
import { adviceWords } from './words/spoken';

type Names = (seat: number) => string;

export function advise(words: Words, names: Names, position: Position<Facts>, text: string): string {
  const says = adviceWords();
  const move = moveOf(text, position.facts.region);
  const field = move.touches[0]!.split(' ')[1] ?? '';
  const region = words.regions[move.region ?? ''] ?? '';
  switch (move.kind) {
    case 'keep': return says.keep(words.and(text.split(' ').slice(1)));
    case 'place': return says.place(move.card!, region, placingOf(words, move, position.facts, position.actors[0]));
    case 'stone': return says.stone(move.card!, region, ...(move.touches.slice(1).map((touch) => touch.split(' ')[1]!.replace(/\.\d+$/, '')) as [string, string]));
    case 'discard': return says.discard(move.card!);
    case 'amnesty': return says.amnesty(move.card!, region);
    case 'promote': return says.promote(field);
    case 'fort': return says.fort(field);
    case 'treason': return says.treason(field);
    case 'garrison': return says.garrison(field);
    case 'region': return says.region(region);
    case 'start': return says.start(nameOf(words, names, move, position));
    case 'ransom': return says.ransom(nameOf(words, names, move, position));
    case 'word': return `${nameOf(words, names, move, position)}.`;
  }
}
