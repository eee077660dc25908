// What a table tells and what can be asked of it (docs/table.md), as types. A page knows a table through these alone.
import type { Happening, Options, Sentence } from '../engine/protocol';

/** Who reads: a seat, an onlooker, or everybody once nothing is hidden any more. */
export type Viewer = number | 'public' | 'all';

/** Something that happened or is so, as data: a kind of the ledger with its values. */
export type Told = Happening;

/** A part of a view in words: a title and lines, perhaps about one seat. */
export interface Section {
  title: Told;
  seat?: number;
  lines: Told[];
}

export type Stage = 'gathering' | 'playing' | 'over' | 'closed';

export interface Standing {
  games: number;
  played: number;
  over: boolean;
  points: number[];
  leaders: number[];
}

/** What a viewer sees of a position: of its own seat also what may be played. */
export interface Seen<Facts = unknown> {
  view: Facts;
  actors: number[];
  legal?: string[];
  over: boolean;
  scores?: number[];
  winners?: number[];
  /** What is expected of whoever is to act, in words. */
  asked?: Told;
  sections?: Section[];
}

/** The same of what is on the table, and how that stands. */
export interface Sight<Facts = unknown> extends Seen<Facts> {
  stage: Stage;
  /** Of this game: in a match the start passes on. */
  options: Options;
  /** Under which number the viewer is asked. */
  question?: number;
  match?: Standing;
  /** Something is to begin for all at once: who is ready, and who starts it. */
  waits?: { ready: number[]; starter: number };
  /** The game's own timer: when it ends in the table's time, or what is left while the game is paused. */
  timer?: { name: string; lasts: number; ends?: number; left?: number };
}

export type OfferKind = 'draw' | 'take-back' | 'end';
export type Cause = 'played' | 'resigned' | 'time' | 'agreed' | 'broken-off';

export interface Sitter {
  kind: 'nobody' | 'person' | 'computer';
  name?: string;
  player?: string;
}

export interface ClockSetting {
  kind: 'none' | 'bank' | 'turn';
  time: number;
  increment: number;
}

/** What a table is opened with. */
export interface Setting {
  game: string;
  options?: Options;
  content?: unknown;
  match?: boolean;
  one_screen?: boolean;
  clock?: ClockSetting;
  pace?: number;
  stand_in?: string;
}

type What =
  | ({ what: 'opened' } & Required<Omit<Setting, 'content'>> & { content?: unknown; rules: number })
  | ({ what: 'seated'; seat: number } & Sitter)
  | { what: 'left' | 'ready' | 'accepted' | 'declined' | 'withdrawn' | 'resigned' | 'time-over' | 'stand-in-ended'; seat: number }
  | { what: 'started' | 'paused' | 'resumed' | 'next-game' | 'closed' }
  | { what: 'step'; seat: number | '*'; move: string; events: Told[] }
  | { what: 'taken-back'; seat: number; steps: number; kept: number }
  | { what: 'offered'; seat: number; offer: OfferKind; steps: number; kept: number }
  | { what: 'stand-in-begun'; seat: number; player: string }
  | { what: 'over'; cause: Cause; places: number[]; scores: number[] };

/** One entry of the log, as its reader may know it. The last one of a batch brings what is seen now. */
export type Message = { n: number; t: number; clocks?: number[]; sight?: Sight } & What;

/** What can be asked for. */
export type Ask =
  | { what: 'sit'; seat: number; sitter: Sitter }
  | { what: 'move'; question: number; moves: string[] }
  | { what: 'offer'; offer: OfferKind }
  | { what: 'stand-in'; player: string }
  | { what: 'leave' | 'ready' | 'start' | 'take-back' | 'accept' | 'decline' | 'withdraw' | 'resign' | 'pause' | 'resume' | 'return' | 'next' | 'close' | 'wake' };

/** Why not: in words of the ledger, and by a rule of the game or a fault of a move. */
export interface Refused {
  refused: Told;
  rule?: string;
  fault?: Sentence;
}

/** What steps would do. */
export interface Attempt {
  steps: { move: string; events: Told[] }[];
  /** What would be seen after them. */
  sight: Seen;
  /** Why it goes no further, if it does not. */
  ends?: 'draw' | 'secret' | 'another' | 'over';
}

/** What one of several moves would do. */
export interface Foreseen {
  /** As it was asked for. */
  move: string;
  /** What would happen, as far as it is certain. */
  events: Told[];
  /** Why it cannot be played, as of a move that was asked for. */
  refused?: Told;
  rule?: string;
  fault?: Sentence;
  /** Why not all is certain: `events` are those up to there. */
  ends?: Attempt['ends'];
}

export type Judged = { legal: true } | { legal: false; rule?: string; fault?: Sentence };
