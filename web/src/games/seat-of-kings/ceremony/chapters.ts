// The end of a round in chapters, read from what the table told (engine/seat_of_kings/round_end.cpp). Nothing is worked out
// here: who is dominant, who earns and what is exchanged are events.
import type { Told } from '../../../table/messages';
import type { RegionName } from '../facts';

export interface Chapter {
  kind: 'traitor' | 'income' | 'clearing' | 'exchange' | 'start';
  region: RegionName | null;
  events: Told[];
}

/** The events with which a chapter begins. */
const openings: Record<string, Chapter['kind']> = {
  dominant: 'traitor', 'nobody-dominant': 'traitor', cleared: 'clearing', 'start-named': 'start',
};
const phases: Record<string, Chapter['kind']> = { income: 'income', ransoms: 'exchange' };
const frame = ['round-over', 'phase', 'round'];

export const begins = ({ kind }: Told) => kind === 'round-over';
export const ends = ({ kind }: Told) => kind === 'round';

/** The chapters of all phases that are over: what is still going on is the board's. */
export function chaptersOf(events: Told[], ended: boolean): Chapter[] {
  const chapters: Chapter[] = [];
  let complete = 0;
  for (const event of events) {
    if (event.kind === 'phase') complete = chapters.length;
    const kind = event.kind === 'phase' ? phases[String(event.phase)] : openings[event.kind];
    if (kind) chapters.push({ kind, region: (event.region as RegionName | undefined) ?? null, events: [] });
    if (!frame.includes(event.kind)) chapters.at(-1)?.events.push(event);
  }
  return (ended ? chapters : chapters.slice(0, complete)).filter(({ events }) => events.length > 0);
}

/** The number of the round that is over. */
export const roundOf = (events: Told[]): number => Number(events.find(begins)?.round ?? 0);
