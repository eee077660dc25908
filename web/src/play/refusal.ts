// Why something is not done: a rule of the game, or what the table says.
import type { Sentence } from '../engine/protocol';
import type { Told } from '../table/messages';

export interface Refusal {
  /** What was to be played; empty if it was something else. */
  move: string;
  reason: { refused?: Told; rule?: string; fault?: Sentence };
}
