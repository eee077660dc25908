// Where points came from, as the table told it: each time that somebody scored, and for what.
import type { Told } from '../../table/messages';
import { sources, type Source } from './facts';

/** What is told of points, and to which source they belong. */
const sourceOf: Record<string, Source> = {
  'farm-scored': 'farms', 'area-scored': 'settlements', 'unfinished-scored': 'settlements', 'mission-fulfilled': 'missions', 'private-fulfilled': 'missions',
  'three-scored': 'towers', 'thirteen-scored': 'towers', 'castles-scored': 'castles',
};

export interface Scored {
  seat: number;
  source: Source;
  points: number;
  event: Told;
}

/** Each time that somebody scored, in order. */
export const scoredIn = (told: Told[]): Scored[] =>
  told.flatMap((event) => {
    const source = sourceOf[event.kind];
    return source ? [{ seat: Number(event.seat), source, points: Number(event.points), event }] : [];
  });

export const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What somebody has from each source. */
export const bySource = (scored: Scored[], seat: number): Record<Source, number> =>
  Object.fromEntries(sources.map((source) => [source, sum(scored.filter((each) => each.seat === seat && each.source === source).map(({ points }) => points))])) as Record<Source, number>;
