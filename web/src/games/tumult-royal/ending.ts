// How a finished game ended, as the table told it when it did: read from what is seen of it afterwards.
import type { Told } from '../../table/messages';
import type { Position } from '../face';
import { placesOf, terrainOf, type Box, type Terrain } from './box';
import { rankNames, statuesEach, type Facts } from './facts';
import { singles } from './land/frame';

/** Why it ended, and why the winner has won. */
export function endingOf({ thresholds }: Box, { facts, winners }: Position<Facts>): Told[] {
  const winner = winners[0];
  if (facts.phase !== 'over' || winner === undefined) return [];
  const set = facts.seats.map(({ statues }) => statues);
  const [most, fewest] = [Math.max(...set), Math.min(...set)];
  const won: Told = set.filter((statues) => statues === most).length === 1
    ? { kind: 'won', seat: winner, statues: most }
    : { kind: 'won-by-rank', seat: winner, statues: most, rank: rankNames[facts.seats[winner]!.rank! - 1]! };
  if (most === statuesEach) return [{ kind: 'last-statue', seat: winner, statues: most }, won];
  const threshold = thresholds[facts.chronicle.length - singles - 1] ?? 0;
  return [threshold === 0 ? { kind: 'chronicle-ends', field: facts.chronicle.length } : { kind: 'lead-ends', most, fewest, threshold }, won];
}

/** Where somebody's statues stand: so many on fields of each kind, and on the chronicle. */
export interface Standing {
  on: Record<Terrain, number>;
  chronicle: number;
}

export function standingOf(box: Box, facts: Facts, seat: number): Standing {
  const on = { m: 0, f: 0, h: 0, v: 0, c: 0 };
  for (const place of placesOf(facts)) {
    const [owner, statues] = facts.fields[place.field] ?? [];
    const terrain = terrainOf(box, facts, place);
    if (owner === seat && terrain) on[terrain] += statues!;
  }
  return { on, chronicle: facts.chronicle.filter(([king]) => king === seat).reduce((sum, [, statues]) => sum + statues, 0) };
}
