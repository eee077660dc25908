// What each family of games brings to the page: its covers, its board, its words. The shell knows families only
// through this.
import type { Component } from 'svelte';
import type { RuleSet, Text } from '../engine/protocol';
import type { Words } from '../words/en';

/** One game as it lies on the shelf; it may come in several rule sets. */
export interface Cover {
  id: string;
  title: string;
  ruleSets: string[];
  minutes: [number, number];
  words: (words: Words) => { mood: string; about: string };
}

/** A position as the page has it: what the viewer sees and what may be played. */
export interface Position<Facts = unknown> {
  facts: Facts;
  actors: (number | '*')[];
  legal: Record<string, string[]>;
  over: boolean;
  scores: number[];
  winners: number[];
}

export interface BoardProps<Facts = unknown> {
  position: Position<Facts>;
  /** The position before, and the step that led from it; null at the start and after a jump. */
  before: Position<Facts> | null;
  step: string | null;
  /** The seat that is to move on this screen; null when nobody is. */
  seat: number | null;
  ruleSet: RuleSet;
  /** A move to be pointed at, if there is one. */
  proposed?: string | null;
  onmove: (move: string) => void;
  /** Somebody touched what is not allowed. */
  onrefused: (move: string) => void;
}

/** What a face says about a step, given what was before and after it. */
export interface Happening<Facts = unknown> {
  words: Words;
  say: (text: Text) => string;
  ruleSet: RuleSet;
  step: string;
  before: Position<Facts>;
  after: Position<Facts>;
}

export interface Face<Facts = unknown> {
  family: string;
  name: (words: Words) => string;
  covers: Cover[];
  /** The family's first lesson, at /learn/ and its name, and the cover it belongs to. */
  lesson: { cover: string; Lesson: Component<Record<string, never>> } | null;
  /** The picture on a cover. */
  Art: Component<{ cover: string }>;
  Board: Component<BoardProps<Facts>>;
  /** Counts beside a seat's name. */
  Counts: Component<{ position: Position<Facts>; seat: number }>;
  /** The emblem of a seat's colour. */
  Emblem: Component<{ seat: number }>;
  /** The score of a finished game, explained. */
  Score: Component<{ position: Position<Facts> }>;
  /** Phase and what is expected of whoever is to move. */
  phase: (words: Words, position: Position<Facts>) => string;
  prompt: (words: Words, position: Position<Facts>) => string;
  /** Who won. */
  verdict: (words: Words, position: Position<Facts>) => string;
  /** Seats that play together, side by side with the others: they share counts and points. */
  sides: (ruleSet: RuleSet) => number[][];
  report: (happening: Happening<Facts>) => string;
  /** A move as advice to whoever is to make it. */
  advise: (words: Words, position: Position<Facts>, move: string) => string;
}
