// What the engine tells of a position of Tara (docs/protocol.md, "show").

export type Colour = 'red' | 'blue';
export const colours: Colour[] = ['red', 'blue'];

/** Red sits on the even seats, Blue on the odd ones. */
export const colourOf = (seat: number): Colour => colours[seat % 2]!;

export type Phase = 'play' | 'placing' | 'manoeuvres' | 'battle' | 'over';

export type Expectation =
  | 'nothing' | 'out' | 'pass' | 'build' | 'capture' | 'first' | 'shared_row' | 'manoeuvre' | 'advance' | 'afresh'
  | 'priority' | 'edge' | 'row' | 'place' | 'move' | 'charge' | 'backtrack' | 'leave' | 'near_king' | 'replace';

export type Reason = 'win' | 'kingdoms' | 'bridges' | 'territory' | 'king' | 'double_capture' | 'draw';

export interface Count {
  kingdoms: number;
  territory: number;
  bridges: number;
  kings_taken: number;
}

export interface Facts {
  phase: Phase;
  expects: Expectation;
  turn: number | null;
  last_turn: boolean;
  red: string[];
  blue: string[];
  red_kings: string[];
  blue_kings: string[];
  bridges: string[];
  red_count: Count;
  blue_count: Count;
  red_kingdoms: string[][];
  blue_kingdoms: string[][];
  besieged: string[];
  /** What one more enemy ringfort would besiege. */
  threatened: string[];
  area: string[];
  priorities: Record<string, number>;
  qualified_rows: string[];
  quiet_turns: number;
  quiet_turns_to_end: number;
  /** What the score counts first. */
  aim: 'kingdoms' | 'bridges';
  tally: { colour: Colour; reason: Reason; points: number }[];
}

export const kingsOf = (facts: Facts, colour: Colour) => (colour === 'red' ? facts.red_kings : facts.blue_kings);
export const countOf = (facts: Facts, colour: Colour) => (colour === 'red' ? facts.red_count : facts.blue_count);
export const kingdomsOf = (facts: Facts, colour: Colour) =>
  colour === 'red' ? facts.red_kingdoms : facts.blue_kingdoms;

/** Whose ringfort stands on the hill, if any. */
export function ringfortOn(facts: Facts, hill: string): Colour | null {
  return facts.red.includes(hill) ? 'red' : facts.blue.includes(hill) ? 'blue' : null;
}

export function kingOn(facts: Facts, hill: string): Colour | null {
  return facts.red_kings.includes(hill) ? 'red' : facts.blue_kings.includes(hill) ? 'blue' : null;
}
