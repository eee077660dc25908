// A puzzle that somebody works on. Its position is a record that a loose table plays; a move that is not the solution is
// followed at a table of its own and told about, with the best answer to it, and the board stays as it is.
import { catalogue } from '../../engine/catalogue';
import type { RuleSet, Thought } from '../../engine/protocol';
import type { Happening } from '../../games/face';
import { Game } from '../../play/game.svelte';
import { Hint } from '../../play/hint.svelte';
import type { Refusal } from '../../play/refusal';
import { foreseeable } from '../../play/steps';
import { follow } from '../../play/why/follow';
import { thinker } from '../../table/modules';
import { looseTable, recordText } from '../../table/tables';
import type { Puzzle } from './collection';
import { notebook } from './notebook.svelte';

/** What was tried and does not win. */
export interface Wrong {
  move: Happening;
  /** How it would be answered, and go on; nothing before that is found. */
  answer: Happening[];
  /** How it would end, if that is certain. */
  ends: 'lost' | 'drawn' | null;
}

const certainEnd = ({ outcome, value }: Thought, seat: number): Wrong['ends'] =>
  !outcome || value[seat]! > 0 ? null : value[seat] === 0 ? 'drawn' : 'lost';

export class Riddle {
  game = $state.raw<Game | null>(null);
  /** In this sitting. */
  mistakes = $state(0);
  end = $state<'solved' | 'shown' | null>(null);
  wrong = $state.raw<Wrong | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What the steps of the line do, once it has ended. */
  told = $state.raw<Happening[]>([]);
  readonly ruleSet: RuleSet;
  #answer: Hint;
  #left = false;

  /** `day`: the one that it is opened for, if that is its day. */
  constructor(readonly puzzle: Puzzle, readonly day: number | null) {
    this.ruleSet = catalogue.find(puzzle.game)!;
    this.#answer = new Hint(thinker(this.ruleSet), this.ruleSet);
  }

  async open(): Promise<void> {
    const game = await this.#gameAfter(this.puzzle.moves);
    if (this.#left) game.source.leave();
    else this.game = game;
  }

  leave() {
    this.#left = true;
    this.#answer.dismiss();
    this.game?.source.leave();
  }

  /** A legal move. */
  async play(move: string): Promise<void> {
    const { puzzle, ruleSet } = this;
    if (this.end) return;
    this.#forget();
    const step = `${puzzle.seat} ${move}`;
    if (step === puzzle.solution) return this.#finish('solved');
    const [tried] = await follow(ruleSet, puzzle, [step]);
    if (this.end || this.#left) return;
    this.wrong = { move: tried!, answer: [], ends: null };
    this.mistakes += 1;
    notebook.note(puzzle.id, { mistakes: notebook.of(puzzle.id).mistakes + 1 }, this.day);
  }

  /** Finds out how the move that was wrong would be answered. */
  async refute(): Promise<void> {
    const { puzzle, ruleSet, wrong } = this;
    const next = wrong?.move.after.actors[0];
    if (!wrong || next === undefined) return;
    await this.#answer.ask({ game: ruleSet.id, options: puzzle.options, moves: [...puzzle.moves, wrong.move.step], as: next });
    const { thought } = this.#answer;
    if (!thought || this.wrong !== wrong) return;
    const [move, ...answer] = await follow(ruleSet, puzzle, [wrong.move.step, ...foreseeable(thought.line)]);
    if (this.wrong === wrong) this.wrong = { move: move!, answer, ends: certainEnd(thought, puzzle.seat) };
  }

  /** Something that may not be played: the table says why. */
  async refuse(move: string): Promise<void> {
    const { game, puzzle } = this;
    if (this.end || !game) return;
    const judged = await game.source.why(puzzle.seat, move);
    if (this.end || judged.legal) return;
    this.#forget();
    this.refusal = { move, reason: judged };
  }

  async show(): Promise<void> {
    if (!this.end) await this.#finish('shown');
  }

  #forget() {
    this.#answer.dismiss();
    this.wrong = null;
    this.refusal = null;
  }

  /** The whole line comes onto the board, with the solution as the move that is made now. */
  async #finish(end: 'solved' | 'shown'): Promise<void> {
    const { puzzle, ruleSet } = this;
    this.end = end;
    this.#forget();
    notebook.note(puzzle.id, end === 'solved' ? { solved: true } : { shown: true }, this.day);
    const [whole, told] = await Promise.all([this.#gameAfter([...puzzle.moves, ...puzzle.line]), follow(ruleSet, puzzle, puzzle.line)]);
    await whole.show(puzzle.moves.length);
    if (this.#left) return whole.source.leave();
    this.game?.source.leave();
    this.game = whole;
    this.told = told;
    await whole.show(puzzle.moves.length + 1);
  }

  async #gameAfter(moves: string[]): Promise<Game> {
    const { puzzle, ruleSet } = this;
    const table = await looseTable(recordText(ruleSet, puzzle.options, moves), { game: ruleSet.id, options: puzzle.options });
    const game = new Game(table, ruleSet, puzzle.seat);
    await game.read();
    return game;
  }
}
