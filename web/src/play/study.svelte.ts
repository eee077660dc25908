// A game looked back at: every move judged by a computer player, one after the other, as long as somebody looks.
import { EngineFault } from '../engine/engine';
import type { Analysis, Fault, Judgement, RuleSet, Thinking } from '../engine/protocol';
import { Stopped, type Thinker } from '../engine/thinker';
import type { Game } from './game.svelte';
import { parseStep } from './steps';

/** Who judges every position: seconds for a whole game, and not many on a phone. Where there are no levels it is the one who
    judges at a look. Playing on from each position, and after every draw, would take minutes and still be a guess. */
const judgeOf = ({ bots }: RuleSet): Thinking => (bots.includes('level-6') ? { bot: 'level-6', budget_nodes: 40_000 } : { bot: 'heuristic' });

export class Study {
  open = $state(false);
  /** What is judged so far, from the first move on. */
  judged = $state.raw<Judgement[]>([]);
  /** All there is to say, once every move is judged. */
  analysis = $state.raw<Analysis | null>(null);
  fault = $state.raw<Fault | null>(null);
  #stop = new AbortController();

  /** `results` are those of the match before this game, if it belongs to one. */
  constructor(private readonly thinker: Thinker, readonly game: Game, private readonly results?: number[][]) {}

  /** Opens or closes it. A phone need not think for somebody who does not look. */
  toggle() {
    this.open = !this.open;
    if (!this.open) this.stop();
    else if (!this.analysis) void this.#begin();
  }

  stop() {
    this.#stop.abort();
    this.#stop = new AbortController();
  }

  /** The key moments, as far as they are known. */
  get moments(): Judgement[] {
    const { analysis } = this;
    return analysis ? analysis.moves.filter(({ number }) => analysis.moments.includes(number)) : [];
  }

  /** What was judged of the move after so many, if it was a mistake. */
  mistakeAt(count: number): Judgement | null {
    const judgement = this.open ? this.judged[count] : undefined;
    return judgement?.mark ? judgement : null;
  }

  async #begin(): Promise<void> {
    const { line, ruleSet } = this.game;
    this.judged = [];
    this.fault = null;
    try {
      const asked = { ...line, ...judgeOf(ruleSet), ...(this.results && { results: this.results }) };
      this.analysis = await this.thinker.ask('analyse', asked, this.#stop.signal, (judgement) => (this.judged = [...this.judged, judgement]));
    } catch (problem) {
      if (problem instanceof Stopped) return;
      this.fault = problem instanceof EngineFault ? problem.fault : { error: String(problem), at: 'engine' };
    }
  }
}

/** The better move of a judgement, without its seat. */
export const betterMove = ({ line }: Judgement): string => parseStep(line[0]!).move;
