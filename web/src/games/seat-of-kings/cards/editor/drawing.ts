// A pattern drawn on a region's fields, and the same as a card has it: seen from where it is laid.
import type { Card } from '../../deck';
import { rankOf, ranks, type Rank } from '../../facts';
import { levelOf, spotsOf } from '../pattern';

/** Fields by their names, as in "F2": those that get pieces, in their order, and those that must exist. */
export interface Drawn {
  place: string[];
  need: string[];
}
type Pattern = Pick<Card, 'place' | 'need'>;

const widest = ranks[0].fields.length;
const indexOf = (field: string) => (field === 'K' ? 1 : Number(field.slice(1)));
const fieldAt = (rank: Rank, index: number): string | undefined => ranks[levelOf(rank)]!.fields[index - 1];

function laidAt(pattern: Pattern, anchor: number): Drawn | null {
  const drawn: Drawn = { place: [], need: [] };
  for (const { rank, offset, order } of spotsOf(pattern)) {
    const field = fieldAt(rank, anchor + offset);
    if (!field) return null;
    (order ? drawn.place : drawn.need).push(field);
  }
  return drawn;
}

/** Everywhere in a region where a pattern can be laid, from the left. */
export const anchoringsOf = (pattern: Pattern): Drawn[] =>
  Array.from({ length: 3 * widest }, (_, i) => laidAt(pattern, i + 1 - widest)).filter((drawn) => drawn !== null);

const fieldsOf = ({ place, need }: Drawn) => [...place, ...need];

/** The pattern on a region: where it was drawn before, or in the middle. Null if it fits nowhere. */
export function laid(pattern: Pattern, before: Drawn | null): Drawn | null {
  const all = anchoringsOf(pattern);
  const there = new Set(before ? fieldsOf(before) : []);
  return all.find((drawn) => fieldsOf(drawn).every((field) => there.has(field))) ?? all[(all.length - 1) >> 1] ?? null;
}

/** What touching a field makes of it: empty, then first piece, second piece, needed, and empty again. Pieces are placed on
    farmers, herdsmen and warriors, on two fields at most. */
export function touched({ place, need }: Drawn, field: string): Drawn {
  const without = (fields: string[]) => fields.filter((each) => each !== field);
  if (need.includes(field)) return { place, need: without(need) };
  const at = place.indexOf(field);
  if (at >= 0 && at < place.length - 1) return { place: [...without(place), field], need };
  if (at >= 0 || place.length >= 2 || !'FHW'.includes(rankOf(field))) return { place: without(place), need: [...need, field] };
  return { place: [...place, field], need };
}

/** As a card has it: from its first field. */
export function patternOf({ place, need }: Drawn): Pattern {
  const anchor = indexOf(place[0] ?? need[0] ?? 'F1');
  const written = (field: string) => `${rankOf(field)}${indexOf(field) < anchor ? '-' : '+'}${Math.abs(indexOf(field) - anchor)}`;
  const inOrder = [...need].sort((a, b) => levelOf(rankOf(a)) - levelOf(rankOf(b)) || indexOf(a) - indexOf(b));
  return { place: place.map(written), ...(need.length > 0 && { need: inOrder.map(written) }) };
}

/** The field that an arrow key leads to. */
export function beyond(field: string, key: string): string | undefined {
  const rank = rankOf(field), index = indexOf(field), level = levelOf(rank);
  const above = ranks[level + 1], below = ranks[level - 1];
  if (key === 'ArrowLeft') return fieldAt(rank, index - 1);
  if (key === 'ArrowRight') return fieldAt(rank, index + 1);
  if (key === 'ArrowUp') return above && above.fields[Math.min(index, above.fields.length) - 1];
  if (key === 'ArrowDown') return below?.fields[index - 1];
  return undefined;
}
