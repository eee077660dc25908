// A table as the people at this screen have it: who looks, who is to move, what they may do. Where hands are hidden and
// several people share the screen, it is covered between their turns, and then shows what an onlooker sees.
import type { RuleSet } from '../engine/protocol';
import type { Thinker } from '../engine/thinker';
import type { Known } from '../table/known';
import type { Face } from '../games/face';
import type { Ask, Attempt, Foreseen, Refused, Viewer } from '../table/messages';
import type { OwnTable } from '../table/own-table.svelte';
import { Draft, drawsNext, isComplete } from './draft.svelte';
import { Game } from './game.svelte';
import { Hint } from './hint.svelte';
import { positionOf } from './position';
import type { Refusal } from './refusal';

export class Table {
  readonly game: Game;
  readonly hint: Hint;
  refusal = $state.raw<Refusal | null>(null);
  /** Of those who share the screen the one who looks; null: nobody, it is covered. */
  uncovered = $state<number | null>(null);
  /** The turn that is being made, if it has several steps. */
  draft = $state.raw<Draft | null>(null);
  /** Which turns have is the face's to say; without it each step counts at once. */
  drafting: Pick<Face, 'drafts' | 'ends' | 'speaksInRealTime'> | null = null;
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

  /** Who is called to the covered screen: once nothing on it is what only somebody else may see. */
  get called(): number | null {
    return this.shared && this.uncovered === null && this.game.viewer === 'public' ? (this.acting[0] ?? null) : null;
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

  async #news(): Promise<void> {
    await this.game.read((known) => this.#viewerOf(known));
    if (this.draft && this.draft.question !== this.game.known.sight?.question) this.draft = null;
  }

  /** Whether it was played at once, or tried out as part of a turn. `touchedAt`: when it was meant, which counts in real time. */
  async play(move: string, touchedAt?: number): Promise<boolean> {
    const { seat } = this;
    const { known: { sight }, position } = this.game;
    if (seat === null || sight?.question === undefined || !position) return false;
    this.#forget();
    if (this.draft || this.drafting?.drafts?.(position)) {
      await this.#tryOut(this.draft ?? new Draft(seat, sight.question, position), move);
      return true;
    }
    const inTime = sight.timer !== undefined;
    return this.ask({ what: 'move', question: sight.question, moves: [move] }, seat, move, {
      quietly: inTime && this.drafting?.speaksInRealTime,
      ...(inTime && { touchedAt }),
    });
  }

  /** One step more of a turn: it is tried, and does not count before the whole turn is sent. */
  async #tryOut(draft: Draft, move: string): Promise<void> {
    const { moves, seat } = draft;
    const tried = await this.source.attempt(seat, [...moves, move]);
    if (this.game.known.sight?.question !== draft.question || draft.moves !== moves) return; // too late
    if ('refused' in tried) return this.#refuse(move, tried);
    if (tried.steps.length <= moves.length) return this.#send(draft, [...moves, move]); // nobody can foresee what it does
    const position = positionOf(tried.sight, seat, this.game.pack);
    if (this.drafting?.ends?.(move) && isComplete(seat, position) && !drawsNext(position)) return this.#send(draft, [...moves, move]);
    draft.add(tried, position);
    this.draft = draft;
  }

  async #send(draft: Draft, moves: string[]): Promise<void> {
    const { question, seat } = draft;
    draft.sent = true;
    await this.ask({ what: 'move', question, moves }, seat, moves.join(', '));
    this.draft = null;
  }

  /** The turn counts. */
  async send(): Promise<void> {
    if (this.draft?.complete) await this.#send(this.draft, this.draft.moves);
  }

  /** The last step of the turn that is being made is taken back. */
  takeBackStep() {
    this.#forget();
    this.draft?.takeBack();
    if (this.draft?.steps.length === 0) this.draft = null;
  }

  #refuse(move: string, { refused: _, ...reason }: Refused) {
    this.refusal = { move, reason };
  }

  /** Asks the table for something; what it refuses is shown, unless the face does. */
  async ask(ask: Ask, seat = this.asker, move = '', { quietly = false, touchedAt }: { quietly?: boolean; touchedAt?: number } = {}): Promise<boolean> {
    const refused = await this.source.ask(seat, ask, touchedAt);
    await this.#news();
    this.refusal = refused && !quietly ? { move, reason: refused } : null;
    return refused === null;
  }

  /** What moves of the seat that is to move would do, after what it has drafted; nothing if they cannot be made. */
  async attempt(moves: string[]): Promise<Attempt | null> {
    const before = this.draft?.moves ?? [];
    const answer = this.seat === null ? null : await this.source.attempt(this.seat, [...before, ...moves]);
    return answer && 'steps' in answer ? { ...answer, steps: answer.steps.slice(before.length) } : null;
  }

  /** What each of several moves would do after what is drafted; nothing if there is nobody to move. */
  async attemptEach(moves: string[]): Promise<Foreseen[]> {
    const { seat } = this;
    const answer = seat === null ? null : await this.source.attemptEach(seat, this.draft?.moves ?? [], moves);
    return answer && 'each' in answer ? answer.each : [];
  }

  async explain(move: string): Promise<void> {
    const { seat, game, draft } = this;
    if (seat === null) return;
    if (draft) return this.#tryOut(draft, move);
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
      const known = await this.source.knowledge(seat);
      const drafted = (this.draft?.moves ?? []).map((move) => `${seat} ${move}`);
      await this.hint.ask({ ...known, moves: [...(known.moves ?? []), ...drafted], as: seat });
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
    if (this.draft) {
      this.takeBackStep();
      return true;
    }
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
