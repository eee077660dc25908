// One game as it is looked at: its steps, the position shown, and the way through them. Positions once seen are kept, so
// that going back and forth asks nothing twice. Of several steps that come at once each may stand for a while before the
// next is shown; the table does not wait for that.
import { untrack } from 'svelte';
import type { Line, RuleSet } from '../engine/protocol';
import type { Position } from '../games/face';
import { afterMessages, nothing, type Known, type PlayedStep } from '../table/known';
import type { Told, Viewer } from '../table/messages';
import type { Source } from '../table/source';
import { positionOf } from './position';

/** What is known, and who knows it. */
interface Reading {
  known: Known;
  viewer: Viewer;
}

export class Game {
  /** What the viewer knows of the table. */
  known = $state.raw<Known>(nothing);
  viewer = $state<Viewer>('public');
  /** How many steps lead to what is shown. */
  at = $state(0);
  /** What is shown, and what was before it; null until the table has answered. */
  position = $state.raw<Position | null>(null);
  before = $state.raw<Position | null>(null);
  /** The step that led from `before` to `position`, and what happened then; null at the start. */
  step = $state<string | null>(null);
  events = $state.raw<Told[]>([]);
  /** The step was just made, so it is shown in motion; after a jump nothing moves. */
  moving = $state(false);
  /** How long a step that is new stands before the next one is shown, in milliseconds; 0: it is passed over. Without it
      everything is shown at once. */
  pace: ((step: PlayedStep) => number) | null = null;
  /** What is new is being shown step by step. */
  following = $state(false);
  /** Something is held up to be looked at, and what is new waits. */
  held = $state(false);
  #until = 0; // so long does what is shown stand
  #timer: ReturnType<typeof setTimeout> | undefined;
  #readers = new Map<Viewer, Known>();
  #seen = new Map<number, Promise<Position>>();
  #asked = 0;
  #reading: Promise<void> = Promise.resolve();

  constructor(readonly source: Source, readonly ruleSet: RuleSet, viewer: Viewer = 'public') {
    this.viewer = viewer;
  }

  readonly moves = $derived(this.known.steps.map(({ seat, move }) => `${seat} ${move}`));
  readonly live = $derived(this.at === this.known.steps.length);
  /** How many sit at the table. */
  readonly seats = $derived(this.known.sitters.length);

  /** The components that are played with; undefined: the standard ones. */
  get pack(): unknown {
    return this.known.setting?.content;
  }

  /** The game for programs that judge it: rule set, options and steps. */
  get line(): Line {
    const { known: { sight }, pack: content } = this;
    return { game: this.ruleSet.id, options: sight!.options, moves: this.moves, ...(content !== undefined && { content }) };
  }

  /** Reads on, and shows what is new to whoever was looking there. Who looks may depend on it: then nothing is shown
      before that is read as well. */
  read(viewerOf: (known: Known) => Viewer = () => this.viewer): Promise<void> {
    return (this.#reading = this.#reading.then(() => this.#readOn(viewerOf)));
  }

  async #readOn(viewerOf: (known: Known) => Viewer): Promise<void> {
    const viewer = viewerOf(await this.#knownTo(this.viewer));
    const known = await this.#knownTo(viewer);
    const { known: before, viewer: other } = this;
    if (known === before && this.position) return;
    const anew = viewer !== other || cut(before, known);
    if (anew) this.#seen.clear();
    const follows = this.live || this.following || this.position === null || this.at > known.steps.length;
    /** What others do while one is asked oneself interrupts nothing. */
    const asked = this.live && known.sight?.question !== undefined && known.sight.question === before.sight?.question;
    const oneByOne = follows && this.pace && !anew && !asked && this.position && !known.sight?.timer;
    if (follows && !oneByOne) return this.#jump(known.steps.length, { known, viewer });
    this.viewer = viewer;
    this.known = known;
    if (oneByOne) await this.#follow();
  }

  /** Shows what is new, each step when the one before has stood long enough. Nobody waits for what was done here. */
  async #follow(): Promise<void> {
    clearTimeout(this.#timer);
    this.following = this.at < this.known.steps.length;
    while (this.following && !this.held) {
      const { steps } = this.known;
      const own = (step: PlayedStep) => typeof step.seat === 'number' && this.source.seats.includes(step.seat);
      const wait = own(steps[this.at]!) ? 0 : this.#until - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => void this.#follow(), wait);
        return;
      }
      let next = this.at + 1;
      const time = () => (own(steps[next - 1]!) ? 0 : (this.pace?.(steps[next - 1]!) ?? 0));
      while (next < steps.length && time() === 0) ++next;
      this.#until = Date.now() + time();
      if (!(await this.#present(next))) return;
      this.following = this.at < this.known.steps.length;
    }
  }

  /** Shows the last position at once, whatever was being shown. */
  catchUp(): Promise<void> {
    return this.show(this.known.steps.length);
  }

  /** What was held up has stood long enough. */
  hold(held: boolean) {
    if (untrack(() => this.held) === held) return;
    this.held = held;
    this.#until = 0;
    if (!held && untrack(() => this.following)) void this.#follow();
  }

  /** Nobody looks any more. */
  rest() {
    clearTimeout(this.#timer);
    this.following = false;
    this.pace = null;
  }

  /** What a viewer knows by now. */
  async #knownTo(viewer: Viewer): Promise<Known> {
    const before = this.#readers.get(viewer) ?? nothing;
    const messages = await this.source.messages(viewer, before.read);
    if (messages.length === 0) return before;
    const known = afterMessages(before, messages);
    this.#readers.set(viewer, known);
    return known;
  }

  #positionAfter(count: number, reading: Reading): Promise<Position> {
    const seen = this.#seen.get(count);
    if (seen && count < reading.known.steps.length) return seen;
    const asked = this.#look(count, reading);
    this.#seen.set(count, asked);
    asked.catch(() => this.#seen.delete(count));
    return asked;
  }

  async #look(count: number, { known, viewer }: Reading): Promise<Position> {
    const pack = known.setting?.content;
    if (count === known.steps.length && known.sight) return positionOf(known.sight, viewer, pack);
    return positionOf(await this.source.look(viewer, count > 0 ? known.steps[count - 1]!.n : known.begun), viewer, pack);
  }

  /** Shows the position after so many steps. */
  show(count: number): Promise<void> {
    return this.#jump(count);
  }

  async #jump(count: number, news?: Reading): Promise<void> {
    clearTimeout(this.#timer);
    this.following = false;
    this.#until = 0;
    await this.#present(count, news);
  }

  /** What ran then runs as it did. */
  #asIfNow(position: Position, count: number): Position {
    const step = this.known.steps[count - 1];
    const { timer } = position;
    if (timer?.ends === undefined || !step || count === this.known.steps.length) return position;
    return { ...position, timer: { ...timer, ends: timer.ends - step.t + Date.now() } };
  }

  /** A request that a later one overtook shows nothing; whether it did. News are known and shown together: in between nobody
      who is to move would have the turn. */
  async #present(count: number, news?: Reading): Promise<boolean> {
    const turn = ++this.#asked;
    const reading = news ?? { known: this.known, viewer: this.viewer };
    const before = count > 0 ? this.#positionAfter(count - 1, reading) : null;
    const position = await this.#positionAfter(count, reading);
    const previous = await before;
    if (news) {
      this.known = news.known;
      this.viewer = news.viewer;
    }
    if (turn !== this.#asked) return false;
    this.moving = count === this.at + 1 && this.position !== null;
    this.at = count;
    this.position = this.#asIfNow(position, count);
    this.before = previous;
    this.step = count > 0 ? this.moves[count - 1]! : null;
    this.events = count > 0 ? this.known.steps[count - 1]!.events : [];
    return true;
  }
}

/** Whether steps that were known have been taken back, or another game has begun. */
function cut(before: Known, after: Known): boolean {
  return before.begun !== after.begun || before.steps.some(({ n }, i) => after.steps[i]?.n !== n);
}
