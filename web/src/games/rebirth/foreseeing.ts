// What placings would bring, as the table says it. Points are added up of what it tells, and nothing else.
import type { Foreseen, Told } from '../../table/messages';

/** What a move does by itself: the final scoring, which may follow, is counted apart. */
const before = (events: Told[]): Told[] => {
  const end = events.findIndex(({ kind }) => kind === 'game-ended');
  return end < 0 ? events : events.slice(0, end);
};

/** Points that somebody gets by events, up to the final scoring. */
export const pointsFor = (seat: number, events: Told[]): number =>
  before(events).reduce((sum, told) => sum + (told.seat === seat && told.points !== undefined ? Number(told.points) : 0), 0);

/** What each move would do, as far as that is certain. */
export interface Foresight {
  events: ReadonlyMap<string, Told[]>;
  /** Moves of which not all is certain. */
  uncertain: ReadonlySet<string>;
}

export const unforeseen: Foresight = { events: new Map(), uncertain: new Set() };

export const foresightOf = (answers: Foreseen[]): Foresight => ({
  events: new Map(answers.filter(({ refused, events }) => !refused && events.length > 0).map(({ move, events }) => [move, events])),
  uncertain: new Set(answers.filter(({ ends, events }) => ends && !endsWith(events)).map(({ move }) => move)),
});

const silent = ['tile-placed', 'turn', 'tiles-returned', 'tile-drawn', 'tile-seen'];

/** What a move brings, event by event, with the points and who gets them. */
export const reasonsOf = (events: Told[]): { told: Told; seat: number | null; points: number }[] =>
  before(events).filter(({ kind }) => !silent.includes(kind)).map((told) => ({ told, seat: typeof told.seat === 'number' ? told.seat : null, points: Number(told.points ?? 0) }));

/** Whether the game would be over with it. */
export const endsWith = (events: Told[]): boolean => events.some(({ kind }) => kind === 'game-ended');

/** How much a hex stands out among those where a tile may be laid: by its points, if any bring more than others. */
export type Weight = 'unknown' | 'nothing' | 'some' | 'much' | 'best';

export function weightOf(points: number | null, all: Iterable<number | null>): Weight {
  if (points === null) return 'unknown';
  if (points === 0) return 'nothing';
  const known = [...all].filter((other) => other !== null);
  const best = Math.max(...known);
  if (best === Math.min(...known)) return 'some';
  return points === best ? 'best' : points * 2 > best ? 'much' : 'some';
}
