// A table as the people at this screen have it: who looks, who is to move, what they may do. Where hands are hidden and
// several people share the screen, it is covered between their turns, and then shows what an onlooker sees.
import type { RuleSet } from '../engine/protocol';
import type { Thinker } from '../engine/thinker';
import type { Known } from '../table/known';
import type { Ask, Attempt, Viewer } from '../table/messages';
import type { OwnTable } from '../table/own-table.svelte';
import { Game } from './game.svelte';
import { Hint } from './hint.svelte';
import type { Refusal } from './refusal';

export class Table {
  readonly game: Game;
  readonly hint: Hint;
  refusal = $state.raw<Refusal | null>(null);
  /** Of those who share the screen the one who looks; null: nobody, it is covered. */
  uncovered = $state<number | null>(null);
  readonly #stopListening: () => void;

  /** `open`: nothing is hidden from anybody at this screen. */
  constructor(readonly source: OwnTable, thinker: Thinker, readonly ruleSet: RuleSet, private readonly open = false) {
    this.game = new Game(source, ruleSet);
    this.hint = new Hint(thinker, ruleSet);
    this.#stopListening = source.listen(() => void this.#news());
  }

  static async open(source: OwnTable, thinker: Thinker, ruleSet: RuleSet, open = false): Promise<Table> {
    const table = new Table(source, thinker, ruleSet, open);
    await table.#news();
    return table;
  }

  /** Nobody looks any more: computer players stop. */
  leave() {
    this.#stopListening();
    this.hint.dismiss();
    this.source.leave();
  }

  /** Whether people have to take turns at looking. */
  get shared(): boolean {
    return this.ruleSet.hidden && this.source.seats.length > 1 && !this.open;
  }

  /** The people at this screen who are to act, whatever is shown. */
  get acting(): number[] {
    return this.#actingIn(this.game.known);
  }

  #actingIn(known: Known): number[] {
    if (known.paused || known.result) return [];
    return (known.sight?.actors ?? []).filter((actor) => this.source.seats.includes(actor) && !(actor in known.standIns));
  }

  /** Who is called to the covered screen. */
  get called(): number | null {
    return this.shared && this.uncovered === null ? (this.acting[0] ?? null) : null;
  }

  /** The seat on this screen that is to move in what is shown. */
  get seat(): number | null {
    const { viewer, live, known } = this.game;
    const asked = live && known.sight?.question !== undefined;
    return asked && typeof viewer === 'number' && this.acting.includes(viewer) ? viewer : null;
  }

  /** The seat that asks for whatever is not a move: who looks, or else the first person. */
  get asker(): number {
    return this.seat ?? (typeof this.game.viewer === 'number' ? this.game.viewer : (this.source.seats[0] ?? 0));
  }

  async uncover(seat: number): Promise<void> {
    this.uncovered = seat;
    await this.#news();
  }

  async cover(): Promise<void> {
    this.uncovered = null;
    this.#forget();
    await this.#news();
  }

  /** Who looks at what is known now. When somebody else at this screen is to act, it is covered before anything is shown. */
  #viewerOf(known: Known): Viewer {
    const acting = this.#actingIn(known);
    if (known.result) return 'all';
    if (this.shared) {
      if (this.uncovered !== null && acting.length > 0 && !acting.includes(this.uncovered)) this.uncovered = null;
      return this.uncovered ?? 'public';
    }
    const { viewer } = this.game;
    const last = typeof viewer === 'number' ? viewer : this.source.seats[0];
    return acting[0] ?? last ?? 'public';
  }

  #news(): Promise<void> {
    return this.game.read((known) => this.#viewerOf(known));
  }

  async play(move: string): Promise<void> {
    const { seat } = this;
    const question = this.game.known.sight?.question;
    if (seat === null || question === undefined) return;
    this.#forget();
    await this.ask({ what: 'move', question, moves: [move] }, seat, move);
  }

  /** Asks the table for something; what it refuses is shown. */
  async ask(ask: Ask, seat = this.asker, move = ''): Promise<boolean> {
    const refused = await this.source.ask(seat, ask);
    await this.#news();
    this.refusal = refused && { move, reason: refused };
    return refused === null;
  }

  /** What moves of the seat that is to move would do; nothing if they cannot be made. */
  async attempt(moves: string[]): Promise<Attempt> {
    const answer = this.seat === null ? null : await this.source.attempt(this.seat, moves);
    return answer && 'steps' in answer ? answer : { steps: [] };
  }

  async explain(move: string): Promise<void> {
    const { seat, game } = this;
    if (seat === null) return;
    const { read } = game.known;
    const judged = await this.source.why(seat, move);
    // The answer counts only if nothing happened in the meantime.
    if (game.known.read === read) this.refusal = judged.legal ? null : { move, reason: judged };
  }

  /** Asks what a strong player would do here; once more, and it is forgotten. */
  async toggleHint(): Promise<void> {
    const { seat } = this;
    if (this.hint.thought) return this.hint.dismiss();
    if (seat === null) return;
    try {
      await this.hint.ask({ ...(await this.source.knowledge(seat)), as: seat });
    } catch (problem) {
      this.source.fail(problem);
    }
  }

  /** The last of those at this screen who has done something. */
  get lastMover(): number | null {
    const step = this.game.known.steps.findLast(({ seat }) => seat !== '*' && this.source.seats.includes(seat));
    return typeof step?.seat === 'number' ? step.seat : null;
  }

  /** Back to the last decision of a person at this screen. Those who sit together agree by sitting together. */
  async takeBack(): Promise<boolean> {
    const seat = this.lastMover;
    if (seat === null) return false;
    this.#forget();
    if (!(await this.ask({ what: 'take-back' }, seat))) return false;
    for (const other of this.source.seats)
      if (other !== seat && this.game.known.offer?.offer === 'take-back') await this.ask({ what: 'accept' }, other);
    return true;
  }

  #forget() {
    this.refusal = null;
    this.hint.dismiss();
  }
}
