// The engine protocol (docs/protocol.md) as types. tests/protocol.test.ts has the compiler check them against what the
// engine really answers, over recorded games of every rule set.

export type LanguageCode = 'en' | 'de' | 'it';
export type Text = Record<LanguageCode, string>;
export type Options = Record<string, number>;

/** A position is what was played: "0 C4" is seat 0's move C4. */
export interface Line {
  game: string;
  options?: Options;
  /** A content pack; without it the standard one is played with. */
  content?: unknown;
  moves?: string[];
}

export interface OptionSpec {
  name: string;
  low: number;
  high: number;
  default: number;
  /** Not in the page's catalogue, as the parts: they have their own place (virtual:options). */
  meaning?: Text;
  kind: 'number' | 'yes-no' | 'sum' | 'choice' | 'seat' | 'players';
  /** What a sum is made of, 1, 2, 4 …; what a choice has, from the lowest number on. */
  parts?: Text[];
  /** Whether yes makes the game run in real time. */
  real_time?: true;
  /** It matters only there, or only elsewhere. */
  use?: 'in-real-time' | 'in-turns';
}

export interface RuleSet {
  id: string;
  family: string;
  /** The version of its rules. */
  rules: number;
  name: Text;
  /** Not in the page's catalogue: it has its own place (virtual:summaries). */
  summary?: Text;
  players: { least: number; most: number };
  seats: Text[];
  match_games: number;
  /** Somebody may know what others do not. */
  hidden: boolean;
  options: OptionSpec[];
  /** Whether it is played with content packs. */
  content: boolean;
  /** The ids of the computer players there are for it. */
  bots: string[];
}

export interface Bot {
  id: string;
  name: Text;
  about: Text;
  /** Offered to people; the others are there for comparison. */
  opponent: boolean;
  /** What it thinks with when nobody says otherwise. */
  usual: { budget_nodes: number } | { budget_ms: number };
}

export interface LedgerRule {
  rule: string;
  title: Text;
  text: Text;
  source: string;
  decision: boolean;
}

export type End = { over: false } | { over: true; scores: number[]; winners: number[] };

/** What chance may draw, and how likely that is. */
export type Outcome = [move: string, probability: number];

export type Legal = { actors: (number | '*')[]; legal: { [seat: number]: string[]; '*'?: Outcome[] } } & End;

/** What a viewer sees. `position` is the family's own; its face knows what is in it. */
export type Shown<Facts> = { actors: (number | '*')[]; position: Facts; text?: string } & End;

export type Why = { legal: true } | ({ legal: false } & LedgerRule);

export interface MatchStanding {
  games: number;
  played: number;
  over: boolean;
  points: number[];
  leaders: number[];
  next: Options | null;
}

/** What a computer player makes of a position. */
export interface Thought {
  move: string;
  /** In real time: it would rather wait, and be asked again when something has happened. */
  waits?: boolean;
  /** For every seat, from −1 (lost) to 1 (won). */
  value: number[];
  visits: number;
  depth: number;
  /** The score, if it is certain with best play. */
  outcome: number[] | null;
  line: string[];
}

/** What is thought of a position; `outcome` is the score, if it is certain. */
export interface Estimate {
  value: number[];
  outcome: number[] | null;
}

/** What a move was worth. */
export interface Judgement {
  number: number;
  move: string;
  /** "?" is a mistake, "??" a blunder. */
  mark: string;
  /** What the seat lost by not playing the best; null where there was nothing to choose. */
  loss: number | null;
  /** What a move drawn by lot would have lost, on the average; null where there was nothing to choose. */
  at_stake: number | null;
  after: Estimate;
  /** Had the best move been played. */
  best: Estimate;
  /** The best move, and how play would have gone on. */
  line: string[];
  /** What the draw gave every seat, beside what it gives on average; only where chance acted. */
  luck?: number[];
}

export interface Analysis {
  moves: Judgement[];
  /** The numbers of the moves to look at: those at which the game turned, and the three costliest. */
  moments: number[];
  /** Those of them at which the game turned. */
  turned: number[];
  /** For each seat; the accuracy is null where nothing was at stake. In games with chance start + luck + play is what the
      game came to. */
  players: { judged: number; mistakes: number; blunders: number; accuracy: number | null; start?: number; luck?: number; play?: number }[];
}

export type RecordedGame = { game: string; options: Options; moves: string[]; notes: Record<string, unknown> } & End;

/** Who is asked for thoughts, and how long they may take. */
export interface Thinking {
  bot: string;
  seed?: number;
  budget_ms?: number;
  budget_nodes?: number;
  /** The points of the games of the match that are over. */
  results?: number[][];
}

/** Each request with its fields and its answer. */
export interface Verbs<Facts = unknown> {
  games: { fields: object; answer: { games: RuleSet[]; bots: Bot[] } };
  rules: { fields: { game: string }; answer: { rules: LedgerRule[] } };
  match: { fields: { game: string; options?: Options; results: number[][] }; answer: MatchStanding };
  legal: { fields: Line; answer: Legal };
  show: { fields: Line & { as?: number | 'public' | 'all' }; answer: Shown<Facts> };
  why: { fields: Line & { move: string }; answer: Why };
  best: { fields: Line & Thinking & { as?: number }; answer: Thought };
  analyse: { fields: Line & Thinking; answer: Analysis };
  write: { fields: Line & { notes?: Record<string, unknown> }; answer: { record: string } };
  read: { fields: { record: string }; answer: { games: RecordedGame[] } };
}

export type Verb = keyof Verbs;

/** What is told before the answer, if it is asked for. */
export type Told<V extends Verb> = V extends 'best' ? Thought : V extends 'analyse' ? Judgement : never;

/** A sentence of the ledger: its kind, and what fills its gaps. */
export interface Happening {
  kind: string;
  [argument: string]: number | string | (Text & { key: string }) | Sentence;
}

/** A sentence where nothing else says of which family it is. */
export interface Sentence extends Happening {
  family: string;
}

/** What the engine could not do: what is wrong, where, and the rule that says so, if one does. */
export type Fault = { error: string; at: string; fault?: Sentence; family?: string } & Partial<LedgerRule>;
