// The court as the table's events have told it so far: who has which rank, and the mercy of the people.
import type { Told } from '../../../table/messages';
import { rankNames } from '../facts';

export interface Noble {
  seat: number;
  /** 1 is the King. */
  rank: number;
  mercy: boolean;
}

/** From the King down. */
export function courtAfter(events: Told[]): Noble[] {
  const rank = new Map<number, number>();
  let mercy = new Set<number>();
  for (const event of events) {
    const seat = Number(event.seat);
    if (event.kind === 'rank-drawn' || event.kind === 'rank-changed') rank.set(seat, rankNames.indexOf(String(event.rank)) + 1);
    else if (event.kind === 'mercy') mercy.add(seat);
    else if (event.kind === 'mercy-lost') mercy.delete(seat);
    else if (event.kind === 'no-mercy') mercy = new Set();
  }
  return [...rank].map(([seat, number]) => ({ seat, rank: number, mercy: mercy.has(seat) })).sort((a, b) => a.rank - b.rank);
}
