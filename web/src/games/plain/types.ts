// What the plain face is given and what it gives: positions, events and boards as every family's face has them.
import type { Component } from 'svelte';
import type { RuleSet, Text } from '../../engine/protocol';

/** Something to be told: a kind of the family's sentences, and what fills its gaps. */
export interface Told {
  kind: string;
  [argument: string]: number | string | (Text & { key: string });
}

/** A part of the position in sentences; of a seat, if it is somebody's. */
export interface Section {
  title: Told;
  seat?: number;
  lines: Told[];
}

export interface Position<Facts = unknown> {
  facts: Facts;
  actors: number[];
  /** By seat, as far as the viewer may know. */
  legal: Record<string, string[]>;
  over: boolean;
  scores: number[];
  winners: number[];
  asked: Told | null;
  sections: Section[];
  /** In real time: until when, as `Date.now()` tells it. */
  timer: { ends: number } | null;
}

/** What moves would do, up to where nobody can know. */
export interface Attempt {
  steps: { move: string; events: Told[] }[];
  /** Why it goes no further, if it does not. */
  ends?: 'over' | 'draw' | 'another' | 'secret';
}

export interface BoardProps<Facts = unknown> {
  position: Position<Facts>;
  before: Position<Facts> | null;
  step: string | null;
  /** What happened in the step. */
  events: Told[];
  /** The seat that is to choose on this screen; null when nobody is. */
  seat: number | null;
  ruleSet: RuleSet;
  /** A move to be pointed at, if there is one. */
  proposed?: string | null;
  onmove: (move: string) => void;
  onrefused: (move: string) => void;
  /** What moves would do, where that can be asked. */
  attempt?: (moves: string[]) => Promise<Attempt>;
}

export interface Happening<Facts = unknown> {
  ruleSet: RuleSet;
  step: string;
  events: Told[];
  before: Position<Facts>;
  after: Position<Facts>;
}

export interface Face<Facts = unknown> {
  family: string;
  lesson: null;
  Board: Component<BoardProps<Facts>>;
  Counts: Component<{ position: Position<Facts>; seat: number }>;
  /** The colours of the seats, as style sheets write them: for lines. */
  colours: string[];
  Emblem: Component<{ seat: number }>;
  Score: Component<{ position: Position<Facts> }>;
  phase: (position: Position<Facts>) => string;
  prompt: (position: Position<Facts>) => string;
  verdict: (position: Position<Facts>) => string;
  report: (happening: Happening<Facts>) => string;
  advise: (position: Position<Facts>, move: string) => string;
  sides: (ruleSet: RuleSet, seats: number) => number[][];
}
