// Where a card's pattern lies when it is laid on a region: its fields are counted from the anchor (docs/content.md).
import type { Card } from './deck';
import { fields } from './island/pyramid';

const fieldAt = (spec: string, anchor: number) => `${spec[0]}${anchor + Number(spec.slice(1))}`.replace(/^K\d+$/, 'K');

/** The anchor with which a field of the pattern comes to lie on this field. */
const anchorOf = (spec: string, field: string) => (field === 'K' ? 1 : Number(field.slice(1))) - Number(spec.slice(1));

export interface Anchoring {
  places: string[];
  needs: string[];
}

export const laid = ({ place = [], need = [] }: Card, anchor: number): Anchoring => ({
  places: place.map((spec) => fieldAt(spec, anchor)),
  needs: need.map((spec) => fieldAt(spec, anchor)),
});

/** The pattern laid so that its first placement field is this one. */
export const laidFrom = (card: Card, first: string): Anchoring => laid(card, anchorOf(card.place?.[0] ?? 'F+0', first));

/** The move that somebody seems to mean who touches a field with a card: to ask the table why it is not allowed. Where the
    pattern finds no fields it is the field alone. */
export function meantPlay(card: Card, region: string, field: string): string {
  if (card.stone) return `${card.duel} ${region} ${field}.0<>${field}.1`;
  const spec = card.place?.find((spec) => spec[0] === field[0]);
  const places = spec ? laid(card, anchorOf(spec, field)).places : [];
  const fits = places.length > 0 && places.every((place) => fields.includes(place));
  return [card.duel, region, ...(fits ? places : [field]).map((place) => `+${place}`)].join(' ');
}
