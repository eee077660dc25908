// What is shown on the land beside what stands there. Whoever builds a move says it; the land only draws it.

export interface Marks {
  /** Fields ("b3") and positions ("position 3") that may be touched now. */
  legal: Set<string>;
  /** Fields among them that cost double. */
  double: Set<string>;
  /** The field or position that was touched. */
  chosen: string | null;
  /** What the last thing that happened has changed: fields, positions, and fields of the chronicle ("chronicle 3"). */
  last: Set<string>;
  /** What a hint points at. */
  proposed: Set<string>;
  /** Where statues would stand, and how many. */
  ghosts: { field: string; seat: number; statues: number }[];
}

export const noMarks: Marks = { legal: new Set(), double: new Set(), chosen: null, last: new Set(), proposed: new Set(), ghosts: [] };
