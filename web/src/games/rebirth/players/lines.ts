// Somebody's points line by line, as the table told them: farms together by what they produce, all else by its name.
import type { Text } from '../../../engine/protocol';
import type { Told } from '../../../table/messages';
import { scoredIn, sum, type Scored } from '../account';
import { sources, type Source } from '../facts';

export interface Line {
  source: Source;
  /** What it is called: a key of the words, or what the table calls it. */
  what: { word: 'F' | 'E' | 'thirteen' | 'castles'; count: number } | { name: Text | string };
  /** How it came to be so much. */
  how: 'first' | 'later' | 'private' | 'unfinished' | null;
  doubled: boolean;
  points: number;
}

/** In the order of the sources; what brought nothing is left out. */
export function linesOf(told: Told[], seat: number): Line[] {
  const own = scoredIn(told).filter((each) => each.seat === seat);
  const of = (source: Source) => own.filter((each) => each.source === source);
  const lines = sources.flatMap((source) => (source === 'farms' ? farmLines(of(source)) : of(source).map(lineOf)));
  return lines.filter(({ points }) => points > 0);
}

const farmLines = (scored: Scored[]): Line[] =>
  (['F', 'E'] as const).map((word) => {
    const own = scored.filter(({ event }) => event.tile === word);
    return { source: 'farms', what: { word, count: own.length }, how: null, doubled: false, points: sum(own.map(({ points }) => points)) };
  });

function lineOf({ source, points, event }: Scored): Line {
  const line = { source, points, how: null, doubled: event.marker === 'doubled' };
  switch (event.kind) {
    case 'castles-scored': return { ...line, what: { word: 'castles', count: Number(event.castles) } };
    case 'thirteen-scored': return { ...line, what: { word: 'thirteen', count: 1 } };
    case 'area-scored': return { ...line, what: { name: String(event.area) } };
    case 'unfinished-scored': return { ...line, what: { name: String(event.area) }, how: 'unfinished' };
    case 'mission-fulfilled': return { ...line, what: { name: event.mission as Text }, how: event.order as 'first' | 'later' };
    case 'private-fulfilled': return { ...line, what: { name: event.mission as Text }, how: 'private' };
    default: return { ...line, what: { name: event.tower as Text } };
  }
}
