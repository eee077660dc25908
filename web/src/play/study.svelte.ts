// A game looked back at: every move judged by a computer player, one after the other, as long as somebody looks.
import { faultOf } from '../engine/engine';
import type { Analysis, Fault, Judgement, RuleSet, Thinking } from '../engine/protocol';
import { Stopped, type Thinker } from '../engine/thinker';
import type { Game } from './game.svelte';
import { foreseeable, parseStep } from './steps';

/** Who judges every position: seconds for a whole game, and not many on a phone. Where something is hidden it is the one who
    judges at a look. Playing on from each position, and after every draw, would take minutes and still be a guess. */
const judgeOf = ({ hidden }: RuleSet): Thinking => (hidden ? { bot: 'heuristic' } : { bot: 'level-6', budget_nodes: 40_000 });

/** Of two ways to go on: the one that was taken, or the better one. */
export type Which = 'played' | 'better';

export class Study {
  open = $state(false);
  /** What is judged so far, from the first move on. */
  judged = $state.raw<Judgement[]>([]);
  /** All there is to say, once every move is judged. */
  analysis = $state.raw<Analysis | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** Whose line is drawn on the board, and where. */
  #drawn = $state.raw<{ which: Which; at: number } | null>(null);
  #stop = new AbortController();

  /** `results` are those of the match before this game, if it belongs to one. */
  constructor(private readonly thinker: Thinker, readonly game: Game, private readonly results?: number[][]) {}

  /** Opens or closes it. A phone need not think for somebody who does not look. */
  toggle() {
    this.open = !this.open;
    if (!this.open) this.stop();
    else if (!this.analysis) void this.#begin();
  }

  /** After something did not come, or has stopped. */
  again() {
    void this.#begin();
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

  /** What was judged of the move after so many, if there was a better one worth looking at. */
  mistakeAt(count: number): Judgement | null {
    const judgement = this.open ? (this.analysis?.moves ?? this.judged)[count] : undefined;
    return judgement && (judgement.mark || this.analysis?.moments.includes(judgement.number)) ? judgement : null;
  }

  /** What may be drawn of either way: as much as people like to read on. */
  stepsOf({ number, line }: Judgement, which: Which): string[] {
    return foreseeable(which === 'better' ? line : this.game.moves.slice(number - 1));
  }

  /** Which line is drawn where the game is looked at, if one is. */
  get drawn(): Which | null {
    return this.open && this.#drawn?.at === this.game.at ? this.#drawn.which : null;
  }

  /** Draws a line; once more, and it is gone. */
  draw(which: Which) {
    this.#drawn = this.drawn === which ? null : { which, at: this.game.at };
  }

  /** The steps that are drawn now. */
  get line(): string[] {
    const judgement = this.mistakeAt(this.game.at);
    return judgement && this.drawn ? this.stepsOf(judgement, this.drawn) : [];
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
      this.fault = faultOf(problem);
    }
  }
}

/** The better move of a judgement, without its seat. */
export const betterMove = ({ line }: Judgement): string => parseStep(line[0]!).move;
