// What placings would bring, as the table says it. Points are added up of what it tells, and nothing else.
import type { Foreseen, Told } from '../../table/messages';

/** Points that somebody gets by events. */
export const pointsFor = (seat: number, events: Told[]): number =>
  events.reduce((sum, told) => sum + (told.seat === seat && told.points !== undefined ? Number(told.points) : 0), 0);

/** What each move would do. */
export type Foresight = ReadonlyMap<string, Told[]>;

export const foresightOf = (answers: Foreseen[]): Foresight => new Map(answers.filter(({ refused }) => !refused).map(({ move, events }) => [move, events]));

const silent = ['tile-placed', 'turn', 'tiles-returned', 'tile-drawn', 'tile-seen'];

/** What a move brings, line by line: what is said of it, and the points for whoever moves. */
export const reasonsOf = (seat: number, events: Told[]): { told: Told; points: number }[] =>
  events.filter(({ kind }) => !silent.includes(kind)).map((told) => ({ told, points: pointsFor(seat, [told]) }));
