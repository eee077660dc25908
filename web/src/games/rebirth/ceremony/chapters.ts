// The final scoring in chapters, read from what the table told (engine/rebirth/position.cpp). Nothing is worked out here: points
// that were told are added up.
import type { Text } from '../../../engine/protocol';
import type { Told } from '../../../table/messages';
import { bySource, scoredIn, sum } from '../account';
import { keyOf } from '../keys';
import type { Source } from '../facts';

/** What somebody has after a chapter, and how much of it came with it. */
export interface Standing {
  seat: number;
  from: Record<Source, number>;
  points: number;
  gained: number;
}

/** Whose castles are scored. */
export interface Holder {
  seat: number;
  castles: Text[];
}

export interface Chapter {
  kind: 'unfinished' | 'castles' | 'private' | 'result';
  events: Told[];
  standings: Standing[];
  holders: Holder[];
  /** In the last chapter. */
  winners: number[];
}

const chapterOf: Record<string, Chapter['kind']> = {
  'unfinished-scored': 'unfinished', 'castles-scored': 'castles', 'private-fulfilled': 'private', 'private-missed': 'private',
  tied: 'result', 'tie-blarney': 'result', 'tie-tara': 'result', 'tie-shared': 'result', won: 'result',
};

export function chaptersOf(events: Told[], _: boolean, earlier: Told[]): Chapter[] {
  const seats = seatsIn(earlier);
  const holders = holdersIn(earlier);
  const told = [...earlier];
  const kinds: Chapter['kind'][] = ['unfinished', 'castles', 'private', 'result'];
  return kinds.flatMap((kind) => {
    const own = events.filter((event) => chapterOf[event.kind] === kind);
    if (own.length === 0) return [];
    told.push(...own);
    const winners = own.filter((event) => event.kind === 'won').map(({ seat }) => Number(seat));
    return [{ kind, events: own, standings: seats.map((seat) => standingOf(told, own, seat)), holders: kind === 'castles' ? holders : [], winners }];
  });
}

function standingOf(told: Told[], own: Told[], seat: number): Standing {
  const from = bySource(scoredIn(told), seat);
  return { seat, from, points: sum(Object.values(from)), gained: sum(Object.values(bySource(scoredIn(own), seat))) };
}

const seatsIn = (told: Told[]): number[] => [...new Set(told.filter(({ kind }) => kind === 'turn').map(({ seat }) => Number(seat)))].sort((a, b) => a - b);

/** Who holds which castles in the end, as they were taken. */
function holdersIn(told: Told[]): Holder[] {
  const taken = told.filter(({ kind }) => kind === 'castle-taken' || kind === 'castle-changed');
  const last = new Map(taken.map(({ castle, seat }) => [keyOf(castle), { seat: Number(seat), castle: castle as Text & { key: string } }]));
  return seatsIn(told).map((seat) => ({ seat, castles: [...last.values()].filter((each) => each.seat === seat).map(({ castle }) => castle) }));
}
