// What a strong player would do in the place of the person who is to move.
import type { Line, Thinking, Thought } from '../engine/protocol';
import { Stopped, type Thinker } from '../engine/thinker';

/** Strong, and found at once: some tenths of a second on a phone. */
const budget = { bot: 'level-6', budget_nodes: 100_000 };

export class Hint {
  thought = $state.raw<Thought | null>(null);
  asking = $state(false);
  #stop = new AbortController();

  constructor(private readonly thinker: Thinker) {}

  async ask(line: Line & Pick<Thinking, 'results'> & { as: number }): Promise<void> {
    this.dismiss();
    const stop = this.#stop.signal;
    this.asking = true;
    try {
      this.thought = await this.thinker.ask('best', { ...line, ...budget }, stop);
      this.asking = false;
    } catch (problem) {
      if (!(problem instanceof Stopped)) throw problem;
    }
  }

  /** It is not wanted any more, whether it was found or not. */
  dismiss() {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.thought = null;
    this.asking = false;
  }
}
