// Where the log of a table is written down. An entry counts once it is written; of two windows that write the same
// number only one succeeds, and the other reads what was written.
import type { Entry } from './desk';

/** Somebody else wrote first. */
export class Overtaken extends Error {}

export interface Book {
  entries(from: number): Promise<Entry[]>;
  /** Throws `Overtaken` if one of the numbers has been written already; then nothing is written. */
  append(entries: Entry[]): Promise<void>;
}

/** A table that nobody keeps: a record that is looked at, a lesson. */
export class LooseLeaves implements Book {
  #entries: Entry[];

  constructor(entries: Entry[]) {
    this.#entries = entries;
  }

  async entries(from: number): Promise<Entry[]> {
    return this.#entries.slice(from);
  }

  async append(entries: Entry[]): Promise<void> {
    this.#entries.push(...entries);
  }
}
