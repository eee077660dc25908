// Builds a move touch by touch, in any order, out of the legal ones. Nothing here knows a rule: whatever is touched must
// be part of some move that the table called legal.
import type { Move } from './moves';

export interface Way {
  /** The moves that have everything that was touched. */
  moves: Move[];
  /** What may be touched next. */
  next: Set<string>;
  /** All that has to be touched was touched: these moves differ only in how it is meant. */
  settled: boolean;
}

export function wayOn(legal: Move[], touched: string[]): Way {
  const moves = legal.filter(({ touches }) => touched.every((touch) => touches.includes(touch)));
  const next = new Set(moves.flatMap(({ touches }) => touches).filter((touch) => !touched.includes(touch)));
  return { moves, next, settled: moves.length > 0 && next.size === 0 };
}

/** What remains of the touches if this one is to be among them: of those before it as many as go together with it, the later
    ones first. Null: it is part of no move. */
export function touchesWith(legal: Move[], touched: string[], touch: string): string[] | null {
  let kept = [touch];
  if (wayOn(legal, kept).moves.length === 0) return null;
  for (const before of [...touched].reverse())
    if (before !== touch && wayOn(legal, [before, ...kept]).moves.length > 0) kept = [before, ...kept];
  return kept;
}
