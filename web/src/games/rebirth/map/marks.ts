// What is marked on the map while somebody looks or acts.
import type { Tile } from '../facts';

export interface Marks {
  /** Where a tile may be laid, with the points that it would bring now; null: not known. */
  legal: ReadonlyMap<string, number | null>;
  /** The hex that was touched, or is pointed at, with the tile that would lie there. */
  ghost: { hex: string; seat: number; tile: Tile; chosen: boolean } | null;
  /** Where the last tile went. */
  last: string | null;
  /** What has changed with it: castles, towers. */
  changed: ReadonlySet<string>;
  proposed: string | null;
  played: string | null;
  /** How play would go on: hexes in the order in which tiles would be laid there. */
  line: string[];
  /** What belongs together and is pointed at: a group or an area, with its worth. */
  lit: { hexes: string[]; seat: number | null; worth: string } | null;
  /** Towers that may be activated now. */
  pending: ReadonlySet<string>;
}

export const nothing: Marks = {
  legal: new Map(), ghost: null, last: null, changed: new Set(), proposed: null, played: null, line: [], lit: null, pending: new Set(),
};
