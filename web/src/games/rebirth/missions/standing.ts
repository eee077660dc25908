// How far everybody is with a mission, as the table tells it, and in how many parts that is drawn.
import type { Told } from '../../../table/messages';
import { keyOf } from '../keys';
import type { Facts, Progress } from '../facts';

/** How far a seat is with an open mission. */
export interface Standing extends Progress {
  seat: number;
  fulfilled: boolean;
  /** The seat's marker lies on it. */
  doubled: boolean;
}

/** All seats in their order, the viewer first. */
export const seatsFrom = (players: number, viewer: number | null): number[] =>
  Array.from({ length: players }, (_, i) => (i + (viewer ?? 0)) % players);

export function standingsOf({ players, progress, seats }: Facts, id: string, viewer: number | null): Standing[] {
  const all = progress[id];
  if (!all) return [];
  return seatsFrom(players, viewer).map((seat) => ({
    seat, have: all.have[seat]!, least: all.least, nearest: all.nearest?.[seat], of: all.of,
    fulfilled: seats[seat]!.fulfilled.includes(id), doubled: seats[seat]!.doubled === id,
  }));
}

/** Of a single group or region that is asked for what lies in it counts, not that it is none yet. */
const isOne = ({ least, of }: Progress) => least === 1 && of !== undefined;

/** What has been reached, of how much: as numbers. */
export const reached = (progress: Progress): [have: number, least: number] =>
  isOne(progress) ? [progress.have > 0 ? progress.of! : progress.nearest!, progress.of!] : [progress.have, progress.least];

/** The same in parts; of the one that does not count yet so much as there is of it. */
export function partsOf(progress: Progress): { parts: number; filled: number } {
  const [have, least] = reached(progress);
  const begun = progress.of && !isOne(progress) && have < least ? progress.nearest! / progress.of : 0;
  return { parts: least, filled: Math.min(least, have + begun) };
}

/** Who was the first to fulfil a mission. Where it has not been told here, one who is alone was. */
export function firstOf(facts: Facts, told: Told[], id: string): number | null {
  const event = told.find(({ kind, mission, order }) => kind === 'mission-fulfilled' && order === 'first' && keyOf(mission) === id);
  if (event) return Number(event.seat);
  const all = facts.seats.flatMap(({ fulfilled }, seat) => (fulfilled.includes(id) ? [seat] : []));
  return all.length === 1 ? all[0]! : null;
}
