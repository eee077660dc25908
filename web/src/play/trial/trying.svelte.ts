// What is tried out beside a game: the trial that is open, and the lines that were kept. Trials are loaded when one begins.
import type { Game } from '../game.svelte';
import { Lines, type TriedLine } from './lines.svelte';
import type { Trial } from './trial.svelte';

export class Trying {
  trial = $state.raw<Trial | null>(null);
  readonly lines: Lines;

  /** `name` is one of the game that stays. */
  constructor(name: string) {
    this.lines = new Lines(name);
  }

  /** On a copy of what is shown, or with a line that was kept. */
  async begin(game: Game, line?: TriedLine): Promise<void> {
    const { Trial } = await import('./trial.svelte');
    this.trial = await Trial.begin(game, line);
  }

  /** Back to the game, with what was tried or without. */
  end(line: TriedLine | null) {
    if (line) this.lines.add(line);
    this.trial = null;
  }
}
