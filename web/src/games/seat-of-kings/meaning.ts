// What somebody seems to mean who touches what cannot be touched: to ask the table why it is not allowed.
import { anchorOf, laid } from './anchoring';
import type { Card } from './deck';
import type { Facts } from './facts';
import { fields } from './island/pyramid';

const verbs: Partial<Record<Facts['phase'], string>> = { promotion: '^', forts: 'fort ', treason: 'swap ', garrison: 'garrison ' };

/** The move that is meant with a field; null: none that the rules could judge. */
export function meantWith(place: string, phase: Facts['phase'], card: Card | undefined): string | null {
  const [region, field] = place.split(' ') as [string, string];
  const verb = verbs[phase];
  if (verb) return verb + field;
  return card ? meantPlay(card, region, field) : null;
}

/** A field is touched with a card; where the pattern finds no fields it is the field alone. */
export function meantPlay(card: Card, region: string, field: string): string {
  if (card.stone) return `${card.duel} ${region} ${field}.0<>${field}.1`;
  const spec = card.place?.find((spec) => spec[0] === field[0]);
  const places = spec ? laid(card, anchorOf(spec, field)).places : [];
  const fits = places.length > 0 && places.every((place) => fields.includes(place));
  return [card.duel, region, ...(fits ? places : [field]).map((place) => `+${place}`)].join(' ');
}
