// What a table tells.
import type { Text } from '../engine/protocol';

/** Something to be said: a kind of event or prompt of the ledger, and its arguments. */
export interface Told {
  kind: string;
  [argument: string]: number | string | Text;
}

/** Part of a position in words, of a seat or of all. */
export interface Section {
  title: Told;
  seat?: number;
  lines: Told[];
}

/** What moves would do, up to the first draw or secret; `ends` if it was not the last of them. */
export interface Attempt {
  steps: { move: string; events: Told[] }[];
  ends?: string;
}
