// What events changed on the board, for its marks.
import type { Told } from '../../table/messages';
import type { Marks } from './island/marks';

export const placeIn = ({ region, field }: Told) => `${String(region)} ${String(field)}`;

/** The places that something happened on. */
export function changedBy(events: Told[], step: string | null): Set<string> {
  if (!step) return new Set();
  const places = events.flatMap((event) => {
    if (event.region === undefined) return [];
    if (event.field !== undefined) return [placeIn(event)];
    if (event.kind === 'moved') return [`${String(event.region)} ${String(event.from)}`, `${String(event.region)} ${String(event.to)}`];
    return ['throne-taken', 'deposed', 'king-stone', 'crowned'].includes(event.kind) ? [`${String(event.region)} K`] : [];
  });
  return new Set(places);
}

/** What moves that are left would do to the board. */
export type Foreseen = Pick<Marks, 'doomed' | 'opening'>;
export const nothing: Foreseen = { doomed: new Map(), opening: new Map() };
