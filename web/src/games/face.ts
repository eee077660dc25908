// What each family of games brings to the page once a game of it is opened: its board, its score, its words. The pages know
// families only through this and through the shelf.
import type { Component } from 'svelte';
import type { RuleSet } from '../engine/protocol';
import type { Attempt, Foreseen, Section, Told } from '../table/messages';

/** A position as the page has it: what the viewer sees and what may be played. */
export interface Position<Facts = unknown> {
  facts: Facts;
  actors: number[];
  /** By seat, as far as this viewer may know. */
  legal: Record<string, string[]>;
  over: boolean;
  scores: number[];
  winners: number[];
  /** What whoever is to act is asked. */
  asked: Told | null;
  /** The position in the ledger's words. */
  sections: Section[];
  /** The content pack that is played with; none: the standard one. */
  pack?: unknown;
  /** The seat that looks; null: an onlooker, or everybody. */
  viewer: number | null;
  /** What runs, in milliseconds: how long it lasts, and when it ends in the time that `Date.now()` tells (of a position looked
      back at as if it were now); while the game is paused, what is left of it. */
  timer: { name: string; lasts: number; ends?: number; left?: number } | null;
  /** Something is about to begin for all at once. */
  waits?: boolean;
}

/** One of the ways on that are no place on the board. */
export interface Choice {
  name: string;
  /** What it costs and brings, if there is room to say so. */
  effect?: string;
  /** The most likely one. */
  main?: boolean;
  /** It is what a hint points at. */
  proposed?: boolean;
  /** Drawn in place of its name, which is still read aloud. */
  picture?: { Drawing: Component<{ what: string }>; what: string };
  /** It is pointed at, or has the focus: what it would do is shown. */
  look?: () => void;
  choose: () => void;
}

/** What the move that is being built still needs. */
export interface Question {
  /** In words; empty where the rules have asked for it already. */
  text: string;
  choices: Choice[];
  /** The way back, by one touch. */
  back: (() => void) | null;
}

export interface BoardProps<Facts = unknown> {
  position: Position<Facts>;
  /** The position before, and the step that led from it; null at the start and after a jump. */
  before: Position<Facts> | null;
  step: string | null;
  /** What happened in the step. */
  events: Told[];
  /** All that has been told so far, the step included; not where a game does not begin at its beginning. */
  told?: Told[];
  /** The seat that is to move on this screen; null when nobody is. */
  seat: number | null;
  ruleSet: RuleSet;
  /** A move to be pointed at, if there is one. */
  proposed?: string | null;
  /** The move that was played where another one is pointed at. */
  played?: string | null;
  /** How play would go on, step by step, to be drawn in place of both. */
  line?: string[];
  /** Whether it was played, once that is known: in real time somebody else may have been quicker. `touchedAt`: when it was
      touched (`shell/touch.ts`); in real time that counts, however long the page takes. */
  onmove: (move: string, touchedAt?: number) => void | Promise<boolean>;
  /** Somebody touched what is not allowed. */
  onrefused: (move: string) => void;
  /** What moves would do from here; not where nothing can be tried. */
  attempt?: (moves: string[]) => Promise<Attempt | null>;
  /** What each of several moves would do, each alone from here. */
  attemptEach?: (moves: string[]) => Promise<Foreseen[]>;
  /** The move that is being built needs something that is not touched on the board; null: nothing. */
  onquestion?: (question: Question | null) => void;
}

/** What a face tells of a step: what was before and after it, and what happened. */
export interface Happening<Facts = unknown> {
  ruleSet: RuleSet;
  step: string;
  before: Position<Facts>;
  after: Position<Facts>;
  events: Told[];
}

/** How what happens is told in sentences: in the ribbon as it happens, in the log afterwards. */
export interface Telling {
  /** It begins a part of the log. */
  heading: (event: Told) => boolean;
  /** It is left out: it is seen anyway, or follows from what is told. */
  quiet: (event: Told) => boolean;
  /** The event with names for what the table calls by what it is called in notation. */
  named?: (event: Told, pack: unknown) => Told;
}

/** What a ceremony shows of one of its chapters. */
export interface ChapterProps<Chapter = unknown> {
  chapter: Chapter;
  Emblem: Component<{ seat: number }>;
  tell: (event: Told) => string;
  seatName: (seat: number) => string;
}

/** A part of a game that is gone through chapter by chapter: everything in it comes from what the table told. */
export interface Ceremony<Chapter = any> {
  begins: (event: Told) => boolean;
  ends: (event: Told) => boolean;
  /** With it the game is over: it opens by itself even so. */
  closes?: boolean;
  content: () => Promise<CeremonyContent<Chapter>>;
}

export interface CeremonyContent<Chapter = any> {
  /** What it is called. */
  title: (events: Told[]) => string;
  /** The chapters that are complete; all, if it has ended. `earlier`: what the table had told before. */
  chapters: (events: Told[], ended: boolean, earlier: Told[]) => Chapter[];
  /** Nothing in it needs a closer look: it does not open by itself. */
  calm?: (chapters: Chapter[]) => boolean;
  name: (chapter: Chapter) => string;
  Chapter: Component<ChapterProps<Chapter>>;
}

/** A face speaks the language of the page: what it says follows `speech.code`. */
export interface Face<Facts = unknown> {
  family: string;
  Board: Component<BoardProps<Facts>>;
  /** The board is no square: it takes all the width there is. */
  wide?: boolean;
  /** It fills a box of any shape; on a phone on its side one that is wider than high. */
  boxed?: boolean;
  /** Counts beside a seat's name. */
  Counts: Component<{ position: Position<Facts>; seat: number }>;
  /** The colours of the seats, as style sheets write them: for lines. */
  colours: string[];
  /** The emblem of a seat's colour. */
  Emblem: Component<{ seat: number }>;
  /** Loads the score of a finished game, explained; `told`: all that was told in it. */
  score: () => Promise<Component<{ position: Position<Facts>; told: Told[] }>>;
  /** The count that decides, by side, and which way: to be seen at a glance. */
  lead?: (position: Position<Facts>) => { name: string; Sign?: Component; counts: number[] };
  /** Phase and what is expected of whoever is to move. */
  phase: (position: Position<Facts>) => string;
  prompt: (position: Position<Facts>) => string;
  /** Who won. */
  verdict: (position: Position<Facts>) => string;
  /** Seats that play together, side by side with the others: they share counts and points. */
  sides: (ruleSet: RuleSet, seats: number) => number[][];
  /** Whether a turn begins or goes on here that is made of several steps: they are drafted, and sent together. */
  drafts?: (position: Position<Facts>) => boolean;
  /** A step that says by itself that the turn is over: it needs no second word. */
  ends?: (move: string) => boolean;
  report: (happening: Happening<Facts>) => string;
  /** In real time the board itself says what matters and what came too late: neither voice nor note breaks in. */
  speaksInRealTime?: boolean;
  /** What happens is told sentence by sentence, and steps that come at once are shown one after the other. */
  telling?: Telling;
  /** A part of the game that one can step through once it has been played. */
  ceremony?: Ceremony;
  /** A move as advice to whoever is to make it; where that is so, what says it is loaded first. */
  loadAdvice?: () => Promise<unknown>;
  advise: (position: Position<Facts>, move: string) => string;
  /** Loads what tells why a step is good or bad: what it changes, in sentences that begin with a verb. It compares what the
      rules say of the positions before and after. Without it what happened is told. */
  effects?: () => Promise<(happening: Happening<Facts>) => string[]>;
}
