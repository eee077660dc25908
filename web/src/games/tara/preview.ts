// The land as it will look when the move that is being built is made, as far as it is built.
import type { Manner } from './building';
import { kingsOf, type Colour, type Facts } from './facts';

export function previewed(facts: Facts, manner: Manner, touched: string[], colour: Colour): Facts {
  const [first, second] = touched;
  const kings = colour === 'red' ? 'red_kings' : 'blue_kings';
  const enemy = colour === 'red' ? 'blue' : 'red';
  if (manner === 'king' && first && second)
    return { ...facts, [kings]: [...kingsOf(facts, colour).filter((hill) => hill !== first), second] };
  if (manner === 'replace' && first)
    return {
      ...facts,
      [colour]: [...facts[colour], first],
      [enemy]: facts[enemy].filter((hill) => hill !== first),
      [kings]: [first],
    };
  return facts;
}
