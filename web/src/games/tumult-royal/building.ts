// Setting up statues: what is touched for a move, what a field costs, and the ways to pay for it. Nothing here knows a rule: what may be
// done is legal, what it does the table has tried, and what fields cost stands in what it says of them.
import type { Section, Told } from '../../table/messages';
import { columnOf, fieldAt, positionAt, rowOf, terrainNames, type Terrain } from './box';
import type { Phase, SeatFacts, TileFace } from './facts';
import type { Move } from './moves';

/** What is touched for a move: a field, or a landscape tile that lies face down. Null: it is nothing on the land. */
export const touchOf = ({ kind, field, number }: Move): string | null => field ?? (kind === 'open' ? `position ${number}` : null);

/** The field that is touched, or the lowest one of a tile. */
const fieldOf = (what: string): string => {
  const position = Number(/^position (\d+)$/.exec(what)?.[1] ?? 0) - 1;
  return position < 0 ? what : fieldAt(3 * Math.floor(position / 2), 3 * (position % 2));
};

/** The move that a touch meant which may not be made: the rules say why not. Null: nothing is done on the land now. */
export function meantMove(phase: Phase, what: string, castle: SeatFacts['castle']): string | null {
  const field = fieldOf(what);
  if (phase === 'first') return `at ${field}`;
  if (phase === 'open') return `open ${positionAt(columnOf(field), rowOf(field))}`;
  const tiles = castle.flatMap(([, face]) => face ?? []).sort();
  return phase === 'build' ? ['build', field, ...(tiles.length > 0 ? tiles : ['B1'])].join(' ') : null;
}

/** What is printed for a kind of field: the goods it costs, and the statues that are set up there. */
export interface Price {
  cost: number[];
  statues: number;
}

/** As the table tells it with the position. */
export function priceOf(sections: Section[], terrain: Terrain): Price | null {
  const told = sections.flatMap(({ lines }) => lines).find((line) => line.kind === 'shown-cost' && line.terrain === terrainNames[terrain]);
  return told ? { cost: [told.bread, told.marble, told.tools].map(Number), statues: Number(told.statues) } : null;
}

/** A way to pay, and what the table says that it brings. */
export interface Way {
  move: Move;
  /** Supporters for what is paid above the cost. */
  supporters: number;
  /** Away from one's own fields. */
  double: boolean;
  statues: number;
  /** That the game would end, and who would win. */
  ends: Told[];
}

const ending = ['last-statue', 'lead-ends', 'chronicle-ends', 'won', 'won-by-rank'];

export function wayOf(move: Move, events: Told[]): Way {
  const told = (kind: string) => events.find((event) => event.kind === kind);
  return {
    move,
    supporters: Number(told('overpaid')?.supporters ?? 0),
    double: Number(told('paid')?.double ?? 0) > 0,
    statues: Number(told('built')?.statues ?? 0),
    ends: events.filter(({ kind }) => ending.includes(kind)),
  };
}

/** Who wins more supporters comes first, then who gives fewer tiles. */
export const bestFirst = (ways: Way[]): Way[] =>
  ways.toSorted((a, b) => b.supporters - a.supporters || a.move.payment!.length - b.move.payment!.length);

/** Where the tiles that pay lie on a castle board: of tiles alike the first. */
export function slotsOf(castle: SeatFacts['castle'], payment: TileFace[]): number[] {
  const rest = [...castle];
  return payment.flatMap((face) => {
    const at = rest.findIndex(([, lies]) => lies === face);
    return at < 0 ? [] : [rest.splice(at, 1)[0]![0]];
  });
}

/** What events have changed on the land and on the chronicle. */
export function changedBy(events: Told[], step: string | null): Set<string> {
  if (step === null) return new Set();
  return new Set(events.flatMap(({ kind, field, position }) => {
    if (kind === 'built' || kind === 'first-statue') return [String(field)];
    if (kind === 'landscape' || kind === 'opened') return [`position ${Number(position)}`];
    return kind === 'crowned' ? [`chronicle ${Number(field)}`] : [];
  }));
}
