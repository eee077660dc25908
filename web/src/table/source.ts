// Where a table comes from: a worker of this page now, a host later. Who looks at a table cannot tell which.
import type { Line } from '../engine/protocol';
import type { Ask, Attempt, Foreseen, Judged, Message, Refused, Sight, Viewer } from './messages';

export interface Source {
  /** The seats that are played at this screen. */
  readonly seats: number[];
  /** What the viewer may know of the log, from a number on. */
  messages(viewer: Viewer, from: number): Promise<Message[]>;
  /** What the viewer saw after an entry. */
  look(viewer: Viewer, at: number): Promise<Sight>;
  /** `touchedAt`: when it was meant, if that is to count; of what is there by then nothing goes back. */
  ask(seat: number, ask: Ask, touchedAt?: number): Promise<Refused | null>;
  attempt(seat: number, moves: string[]): Promise<Attempt | Refused>;
  /** What each of several moves would do, each alone after these: up to 500 at once. */
  attemptEach(seat: number, moves: string[], each: string[]): Promise<{ each: Foreseen[] } | Refused>;
  why(seat: number, move: string): Promise<Judged>;
  /** The game as the seat may imagine it: for hints. */
  knowledge(seat: number): Promise<Line & { results?: number[][] }>;
  /** All games that were played here, as the viewer may have them. */
  record(viewer: Viewer): Promise<string>;
  /** Calls back whenever there is something new to read; gives the way to stop that. */
  listen(news: () => void): () => void;
  /** Nobody at this screen looks any more. */
  leave(): void;
}
