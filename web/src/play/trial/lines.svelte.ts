// Lines that were tried out and kept beside a game, in this browser.
import { keep, kept } from '../../shell/kept';

export interface TriedLine {
  /** After how many steps of the game it begins. */
  from: number;
  /** Its own steps. */
  moves: string[];
}

const most = 200; // games that lines are kept of; those of others go

type Kept = Record<string, TriedLine[]>;

const all = (): Kept => {
  const lines = kept('lines');
  return typeof lines === 'object' && lines !== null ? (lines as Kept) : {};
};

/** A name for a game that only its text tells apart from others. */
export function nameOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; ++i) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return `record ${(sum >>> 0).toString(16)} ${text.length}`;
}

/** The lines of one game, by a name of it that stays. */
export class Lines {
  list = $state.raw<TriedLine[]>([]);

  constructor(private readonly game: string) {
    this.list = all()[game] ?? [];
  }

  add(line: TriedLine) {
    const same = (other: TriedLine) => other.from === line.from && other.moves.join() === line.moves.join();
    if (line.moves.length > 0 && !this.list.some(same)) this.#set([...this.list, line]);
  }

  remove(line: TriedLine) {
    this.#set(this.list.filter((other) => other !== line));
  }

  #set(lines: TriedLine[]) {
    this.list = lines;
    const { [this.game]: _, ...others } = all();
    const kept = Object.entries(others).slice(-most);
    keep('lines', Object.fromEntries(lines.length > 0 ? [...kept, [this.game, lines]] : kept));
  }
}
