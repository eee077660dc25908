// What events changed or would change on the board, for its marks.
import type { Told } from '../../table/messages';
import type { Doom, Marks } from './island/marks';
import type { Move } from './moves';

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

const fates: Record<string, Doom> = { captured: 'captured', 'fort-broken': 'broken', freed: 'freed', 'fort-given-up': 'removed', betrayed: 'removed', deposed: 'deposed' };

/** What would become of what lies where: the first thing that happens there, and that captives come free. */
function doomedBy(events: Told[]): Marks['doomed'] {
  const doomed: Marks['doomed'] = new Map();
  for (const event of events) {
    const fate = fates[event.kind];
    const place = fate === 'deposed' ? `${String(event.region)} K` : placeIn(event);
    const before = doomed.get(place) ?? [];
    if (fate && (before.length === 0 || fate === 'freed')) doomed.set(place, [...before, fate]);
  }
  return doomed;
}

/** What moves that are left would do to the board. */
export type Foreseen = Pick<Marks, 'doomed' | 'opening'>;
export const nothing: Foreseen = { doomed: new Map(), opening: new Map() };

/** Of several that could be meant the first one counts; of several that could still be touched each on its own fields. */
export function foresee(tried: { move: Move; events: Told[] }[], settled: boolean): Foreseen {
  const foreseen: Foreseen = { doomed: new Map(), opening: new Map() };
  for (const { move, events } of settled ? tried.slice(0, 1) : tried) {
    for (const [place, dooms] of doomedBy(events)) if (settled || move.touches.includes(place)) foreseen.doomed.set(place, dooms);
    for (const { kind, region, cumals } of events) if (kind === 'region-opened' && Number(cumals) > 0) foreseen.opening.set(String(region), Number(cumals));
  }
  return foreseen;
}
