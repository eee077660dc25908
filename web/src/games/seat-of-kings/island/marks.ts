// What is shown on the island beside what lies there. Whoever builds a move says it; the island only draws it.

export type GhostKind = 'placed' | 'named' | 'promoted' ;
export type Doom = 'captured' | 'broken' | 'freed' | 'deposed' | 'removed';

export interface Ghost {
  place: string;
  seat: number;
  kind: GhostKind;
}

export interface Marks {
  /** Places ("Con F1"), regions ("Con") and pieces ("Con F2.1": depth 1 in the stack) that may be touched now. */
  legal: Set<string>;
  /** What was touched already, in order. */
  chosen: string[];
  /** What would stand there. */
  ghosts: Ghost[];
  /** The legal anchorings of a card: the fields on which it places, and those that it needs beside them. */
  anchorings: { places: string[]; needs: string[] }[];
  /** Places that the last thing that happened has changed. */
  last: Set<string>;
  /** What a hint points at. */
  proposed: Set<string>;
  /** What the step that is being built would do to what lies there. */
  doomed: Map<string, Doom[]>;
  /** What it would cost to open a region, by regions. */
  opening: Map<string, number>;
}

export const noMarks: Marks = {
  legal: new Set(), chosen: [], ghosts: [], anchorings: [], last: new Set(), proposed: new Set(), doomed: new Map(), opening: new Map(),
};

/** Whether something is the place or a piece in its stack: "Con F2" or "Con F2.1". */
export const liesOn = (place: string) => (what: string) => what === place || what.startsWith(`${place}.`);

/** Whether something is the region or lies in it. */
export const liesIn = (region: string) => (what: string) => what === region || what.startsWith(`${region} `);
