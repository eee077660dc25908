// Builds a move touch by touch out of the legal ones. Nothing here knows a rule: whatever is touched must be the way
// to some move that the engine called legal.

/** How the touches of a position's moves are meant. */
export type Manner = 'hill' | 'king' | 'replace';

export function mannerOf(legal: string[]): Manner {
  if (legal.some((move) => move.includes('/'))) return 'replace';
  if (legal.some((move) => /[-x]/.test(move))) return 'king';
  return 'hill';
}

/** The touches that make a move; a bridge can be touched from either end. */
export function touchesOf(move: string): string[][] {
  const replaced = /^(..)\/(?:(..)-(..)|-)$/.exec(move);
  if (replaced) {
    const [, hill, low, high] = replaced as unknown as [string, string, string?, string?];
    return low && high ? [[hill, low, high], [hill, high, low]] : [[hill]];
  }
  const moved = /^(..)[-x](..)(\*?)$/.exec(move);
  if (moved) return [[moved[1]!, moved[2]!, ...(moved[3] ? ['*'] : [])]];
  return [[move]];
}

const begins = (whole: string[], part: string[]) => part.every((touch, i) => whole[i] === touch);

export interface Way {
  /** What may be touched next. */
  next: Set<string>;
  /** The move that is complete with what was touched, if one is. */
  move: string | null;
}

export function wayOn(legal: string[], touched: string[]): Way {
  const next = new Set<string>();
  let move: string | null = null;
  for (const candidate of legal)
    for (const touches of touchesOf(candidate)) {
      if (!begins(touches, touched)) continue;
      if (touches.length === touched.length) move = candidate;
      else next.add(touches[touched.length]!);
    }
  return { next, move };
}

/** The move a person seems to mean by touching `hill` now: to ask the engine why it is not allowed. */
export function meant(manner: Manner, touched: string[], hill: string, neighbour: (hill: string) => string): string {
  const [first, second] = touched;
  if (manner === 'king') return first ? `${first}-${hill}` : hill;
  if (manner === 'replace' && first) return `${first}/${[second ?? neighbour(hill), hill].sort().join('-')}`;
  if (manner === 'replace') return `${hill}/-`;
  return hill;
}

/** What remains of the touches if this one is to follow: as much as leads on. Null: it never does. */
export function touchesBefore(legal: string[], touched: string[], touch: string): string[] | null {
  for (let count = touched.length; count >= 0; --count) {
    const shorter = touched.slice(0, count);
    if (wayOn(legal, shorter).next.has(touch)) return shorter;
  }
  return null;
}
