// The table at this screen: the game that is played, the computer players at it, and the match it belongs to. It is
// kept in the browser after every move, so that closing the page loses nothing.
import { EngineFault, type Engine } from '../engine/engine';
import type { Fault, MatchStanding, Options, RuleSet, Thought } from '../engine/protocol';
import { Stopped, type Thinker } from '../engine/thinker';
import type { Position } from '../games/face';
import { Game } from './game.svelte';
import { Hint } from './hint.svelte';
import { refusalOf, type Refusal } from './refusal';
import { keepSitting, type FinishedGame, type Player, type Sitting } from '../table/sitting';
import { parseStep } from './steps';

export class Table {
  readonly players: Player[];
  readonly match: boolean;
  game = $state.raw() as Game;
  finished = $state.raw<FinishedGame[]>([]);
  standing = $state.raw<MatchStanding | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The seat whose computer player thinks. */
  thinking = $state<number | null>(null);
  /** What a computer player thinks, or thought last. */
  thought = $state.raw<Thought | null>(null);
  /** The game that is played has come to its end, whatever is shown of it. */
  over = $state(false);
  readonly hint: Hint;
  /** What stopped the game: the engine could not be used. */
  fault = $state.raw<Fault | null>(null);
  #first: Options;
  #seed: number;
  #stop = new AbortController();
  #left = false;
  #turning = false;

  constructor(readonly engine: Engine, readonly thinker: Thinker, readonly ruleSet: RuleSet, sitting: Sitting) {
    this.hint = new Hint(thinker);
    this.players = sitting.players;
    this.match = sitting.match;
    this.finished = sitting.finished;
    this.#first = sitting.options;
    this.#seed = sitting.seed;
  }

  /** Sits down: finds out which game of the match it is, and plays on where it was left. */
  async open(moves: string[]): Promise<void> {
    await this.#reckon(null);
    const game = new Game(this.engine, this.ruleSet, this.standing?.next ?? this.#first, moves);
    await game.show(moves.length);
    if (this.#left) return;
    this.over = false;
    this.game = game;
    await this.#settle();
    void this.#goOn();
  }

  /** Nobody looks any more: computer players stop, and nothing is kept. */
  leave() {
    this.#left = true;
    this.#stopThinking();
    this.hint.dismiss();
  }

  /** The seat on this screen that is to move in what is shown. */
  get seat(): number | null {
    const { position, live } = this.game;
    if (!position || !live || position.over) return null;
    const seat = position.actors.find((actor) => this.players[actor] === 'person');
    return typeof seat === 'number' ? seat : null;
  }

  async play(move: string): Promise<void> {
    if (this.seat === null) return;
    this.refusal = null;
    this.hint.dismiss();
    if (!(await this.game.play(`${this.seat} ${move}`))) return;
    await this.#settle();
    void this.#goOn();
  }

  async explain(move: string): Promise<void> {
    const { game, seat } = this;
    if (seat === null) return;
    const asked = game.line(game.at);
    const refusal = await refusalOf(this.engine, asked, seat, move);
    // The answer counts only if nothing happened in the meantime.
    if (game === this.game && game.moves.length === asked.moves!.length) this.refusal = refusal;
  }

  /** Asks what a strong player would do here; once more, and it is forgotten. */
  async toggleHint(): Promise<void> {
    const { game, seat } = this;
    if (this.hint.thought) return this.hint.dismiss();
    if (seat === null) return;
    await this.hint.ask({ ...game.line(game.at), as: seat, ...this.stakes }).catch((problem) => this.#fail(problem));
  }

  get canTakeBack(): boolean {
    return this.game.moves.some((step) => this.#isPersons(step));
  }

  /** Takes back the last move of a person, and whatever the computer did since. */
  async takeBack(): Promise<void> {
    if (!this.canTakeBack) return;
    this.#stopThinking();
    this.hint.dismiss();
    this.refusal = null;
    await this.game.cut(this.game.moves.findLastIndex((step) => this.#isPersons(step)));
    await this.#settle();
  }

  /** Puts the finished game aside and starts the next: of the match, or once more. */
  async next(): Promise<void> {
    if (this.#turning) return;
    this.#turning = true;
    const end = await this.game.end();
    const done = { options: this.game.options, moves: this.game.moves, scores: end.scores };
    this.finished = this.match && !this.standing?.over ? [...this.finished, done] : [];
    this.#seed += 1;
    await this.open([]);
    this.#turning = false;
  }

  async record(): Promise<string> {
    const games = [...this.finished, { options: this.game.options, moves: this.game.moves }];
    const notes = { players: this.players };
    const texts = games.map(({ options, moves }) =>
      this.engine.ask('write', { game: this.ruleSet.id, options, moves, notes }),
    );
    return (await Promise.all(texts)).map(({ record }) => record).join('');
  }

  #isPersons(step: string): boolean {
    const { seat } = parseStep(step);
    return seat !== '*' && this.players[seat] === 'person';
  }

  /** Asks how the match stands, with the game on the table if it has ended. */
  async #reckon(end: Position | null): Promise<void> {
    if (!this.match) return;
    const results = this.finished.map(({ scores }) => scores);
    if (end?.over) results.push(end.scores);
    this.standing = await this.engine.ask('match', { game: this.ruleSet.id, options: this.#first, results });
  }

  /** After every change: how the match stands now, and the table is kept. */
  async #settle(): Promise<void> {
    const { game } = this;
    const end = await game.end();
    await this.#reckon(end);
    if (this.#left || game !== this.game) return;
    this.over = end.over;
    keepSitting({
      game: this.ruleSet.id,
      options: this.#first,
      players: this.players,
      match: this.match,
      finished: this.finished,
      moves: game.moves,
      over: end.over && (this.standing?.over ?? true),
      seed: this.#seed,
    });
  }

  /** In a match computer players know the points that were made so far. */
  get stakes(): { results?: number[][] } {
    return this.match ? { results: this.finished.map(({ scores }) => scores) } : {};
  }

  /** Whatever a computer player thinks about is not wanted any more. */
  #stopThinking() {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.thinking = null;
  }

  /** Lets computer players move while it is their turn. */
  async #goOn(): Promise<void> {
    const { game } = this;
    const stop = this.#stop.signal;
    try {
      while (await this.#computerMoves(game, stop));
    } catch (problem) {
      if (!(problem instanceof Stopped)) this.#fail(problem);
    }
  }

  #fail(problem: unknown) {
    this.fault = problem instanceof EngineFault ? problem.fault : { error: String(problem), at: 'engine' };
    this.thinking = null;
  }

  /** One move of a computer player; false if it is nobody's turn who could make one. */
  async #computerMoves(game: Game, stop: AbortSignal): Promise<boolean> {
    const end = await game.end();
    const seat = end.actors.find((actor) => this.players[actor] !== 'person');
    if (stop.aborted || seat === undefined) return false;
    this.thinking = seat;
    this.thought = null;
    const asked = { ...game.line(game.moves.length), as: seat, bot: this.players[seat]!, seed: this.#seed, ...this.stakes };
    const [answer] = await Promise.all([
      this.thinker.ask('best', asked, stop, (thought) => (this.thought = thought)),
      pause(),
    ]);
    if (stop.aborted) return false;
    this.thinking = null;
    this.thought = answer;
    if (!(await game.play(answer.move))) return false;
    await this.#settle();
    return true;
  }
}

/** Computer players move at a pace that can be followed; without motion there is less to follow. */
const pause = () => new Promise((done) => setTimeout(done, matchMedia('(prefers-reduced-motion: reduce)').matches ? 120 : 650));
