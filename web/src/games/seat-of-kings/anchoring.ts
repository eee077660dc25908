// Where a card's pattern lies when it is laid on a region: its fields are counted from the anchor (docs/content.md).
import type { Card } from './deck';

const fieldAt = (spec: string, anchor: number) => `${spec[0]}${anchor + Number(spec.slice(1))}`.replace(/^K\d+$/, 'K');

/** The anchor with which a field of the pattern comes to lie on this field. */
export const anchorOf = (spec: string, field: string) => (field === 'K' ? 1 : Number(field.slice(1))) - Number(spec.slice(1));

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
