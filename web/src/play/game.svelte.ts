// One game as it is looked at: its moves, the position shown, and the way through them. Positions once seen are kept,
// so that going back and forth asks nothing twice.
import type { Engine } from '../engine/engine';
import type { Line, Options, RuleSet } from '../engine/protocol';
import type { Position } from '../games/face';
import { positionOf } from './position';

export class Game {
  moves = $state.raw<string[]>([]);
  /** How many moves lead to what is shown. */
  at = $state(0);
  /** What is shown, and what was before it; null until the engine has answered. */
  position = $state.raw<Position | null>(null);
  before = $state.raw<Position | null>(null);
  /** The step that led from `before` to `position`; null at the start. */
  step = $state<string | null>(null);
  /** The step was just made, so it is shown in motion; after a jump nothing moves. */
  moving = $state(false);
  #seen = new Map<number, Promise<Position>>();
  #asked = 0;
  #playing = false;

  constructor(
    readonly engine: Engine,
    readonly ruleSet: RuleSet,
    readonly options: Options,
    moves: string[] = [],
  ) {
    this.moves = moves;
  }

  live = $derived(this.at === this.moves.length);

  line(count: number): Line {
    return { game: this.ruleSet.id, options: this.options, moves: this.moves.slice(0, count) };
  }

  #positionAfter(count: number): Promise<Position> {
    const known = this.#seen.get(count);
    if (known) return known;
    const asked = positionOf(this.engine, this.line(count));
    this.#seen.set(count, asked);
    asked.catch(() => this.#seen.delete(count));
    return asked;
  }

  #set(count: number, position: Position, before: Position | null) {
    this.moving = count === this.at + 1 && this.position !== null;
    this.at = count;
    this.position = position;
    this.before = before;
    this.step = count > 0 ? this.moves[count - 1]! : null;
  }

  /** Shows the position after so many moves. A request that a later one overtook shows nothing. */
  async show(count: number): Promise<void> {
    const turn = ++this.#asked;
    const before = count > 0 ? this.#positionAfter(count - 1) : null;
    const position = await this.#positionAfter(count);
    const previous = await before;
    if (turn === this.#asked) this.#set(count, position, previous);
  }

  /** Adds a step ("0 C4") at the end, and shows it to whoever was looking there. False: another was being played, or the
      moves were others when the engine had answered. */
  async play(step: string): Promise<boolean> {
    if (this.#playing) return false;
    this.#playing = true;
    try {
      const { moves } = this;
      const count = moves.length + 1;
      const before = await this.#positionAfter(count - 1);
      const position = await positionOf(this.engine, { ...this.line(count - 1), moves: [...moves, step] });
      if (moves !== this.moves) return false;
      const followed = this.live;
      this.#seen.set(count, Promise.resolve(position));
      this.moves = [...moves, step];
      if (followed) {
        ++this.#asked;
        this.#set(count, position, before);
      }
      return true;
    } finally {
      this.#playing = false;
    }
  }

  /** Drops everything after so many moves. */
  async cut(count: number): Promise<void> {
    const position = await this.#positionAfter(count);
    const before = count > 0 ? await this.#positionAfter(count - 1) : null;
    ++this.#asked;
    for (const known of [...this.#seen.keys()]) if (known > count) this.#seen.delete(known);
    this.moves = this.moves.slice(0, count);
    this.#set(count, position, before);
  }

  /** The end of the game as it stands, whatever is shown. */
  end(): Promise<Position> {
    return this.#positionAfter(this.moves.length);
  }
}
