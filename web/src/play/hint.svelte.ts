// What a strong player would do in the place of the person who is to move.
import type { Line, RuleSet, Thinking, Thought } from '../engine/protocol';
import { Stopped, type Thinker } from '../engine/thinker';

/** Strong, and found at once: some tenths of a second on a phone. */
const budgets: Record<string, number> = { 'level-6': 100_000 };

const strongest = ['level-6', 'heuristic'];

/** The strongest player there is for these rules, with as much thought as a person waits for. */
function adviser({ bots }: RuleSet): { bot: string; budget_nodes?: number } {
  const bot = strongest.find((one) => bots.includes(one)) ?? bots[0]!;
  return budgets[bot] ? { bot, budget_nodes: budgets[bot] } : { bot };
}

export class Hint {
  thought = $state.raw<Thought | null>(null);
  asking = $state(false);
  #stop = new AbortController();

  constructor(private readonly thinker: Thinker, private readonly ruleSet: RuleSet) {}

  async ask(line: Line & Pick<Thinking, 'results'> & { as: number }): Promise<void> {
    this.dismiss();
    const stop = this.#stop.signal;
    this.asking = true;
    try {
      this.thought = await this.thinker.ask('best', { ...line, ...adviser(this.ruleSet) }, stop);
      this.asking = false;
    } catch (problem) {
      if (problem instanceof Stopped) return;
      this.asking = false;
      throw problem;
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
