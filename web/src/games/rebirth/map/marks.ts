// What is marked on the map while somebody looks or acts.
import type { Tile } from '../facts';

/** What belongs together, and whose it is, with what it is worth. */
export interface Lit {
  hexes: string[];
  seat: number | null;
  worth: string;
}

export interface Marks {
  /** Where a tile may be laid, with the points that it would bring now; null: not known. */
  legal: ReadonlyMap<string, number | null>;
  /** The hex that was touched, or is pointed at, with the tile that would lie there. */
  ghost: { hex: string; seat: number; tile: Tile; chosen: boolean } | null;
  /** Castles and towers that would change with it. */
  would: ReadonlySet<string>;
  /** Another hex that is looked at. */
  looked: string | null;
  /** Where the last tile went. */
  last: string | null;
  /** Where others have laid theirs since somebody here acted. */
  recent: ReadonlySet<string>;
  /** What has changed with them: castles, towers. */
  changed: ReadonlySet<string>;
  proposed: string | null;
  played: string | null;
  /** How play would go on: hexes in the order in which tiles would be laid there. */
  line: string[];
  /** What belongs together and is pointed at: groups, areas. */
  lit: Lit[];
  /** Towers that may be activated now. */
  pending: ReadonlySet<string>;
}

export const nothing: Marks = {
  legal: new Map(), ghost: null, would: new Set(), looked: null, last: null, recent: new Set(), changed: new Set(), proposed: null, played: null, line: [], lit: [],
  pending: new Set(),
};
