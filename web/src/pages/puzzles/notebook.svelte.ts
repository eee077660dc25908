// The notes about puzzles that this browser keeps.
import { keep, kept } from '../../shell/kept';
import { daysSolved, noted, readNotes, untried, type Tried } from './notes';

class Notebook {
  #notes = $state.raw(readNotes(kept('puzzles')));

  constructor() {
    addEventListener('storage', () => (this.#notes = readNotes(kept('puzzles')))); // another window noted something
  }

  /** The days whose puzzle was solved on the day. */
  readonly days = $derived(daysSolved(this.#notes));

  of(id: string): Tried {
    return this.#notes.tried[id] ?? untried;
  }

  /** `day`: the one that it was opened for, if that was its day. */
  note(id: string, change: Partial<Tried>, day: number | null) {
    this.#notes = noted(readNotes(kept('puzzles')), id, change, day);
    keep('puzzles', this.#notes);
  }
}

export const notebook = new Notebook();
