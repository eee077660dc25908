// What events changed or would change on the board, for its marks.
import type { Told } from '../../table/messages';
import type { Marks } from './island/marks';

const placeIn = ({ region, field }: Told) => `${String(region)} ${String(field)}`;

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

type Fate = Marks['doomed'] extends Map<string, infer Kind> ? Kind : never;
const fates: Record<string, Fate> = { captured: 'captured', 'fort-broken': 'broken', freed: 'freed', 'fort-given-up': 'removed', betrayed: 'removed' };

/** What would be lost or freed where. */
export function doomedBy(events: Told[]): Marks['doomed'] {
  const doomed: Marks['doomed'] = new Map();
  for (const event of events) {
    const fate = event.kind === 'deposed' ? 'deposed' : fates[event.kind];
    if (fate) doomed.set(event.kind === 'deposed' ? `${String(event.region)} K` : placeIn(event), fate);
  }
  return doomed;
}
