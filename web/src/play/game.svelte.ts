// One game as it is looked at: its steps, the position shown, and the way through them. Positions once seen are kept, so
// that going back and forth asks nothing twice.
import type { Line, RuleSet } from '../engine/protocol';
import type { Position } from '../games/face';
import { afterMessages, nothing, type Known } from '../table/known';
import type { Told, Viewer } from '../table/messages';
import type { Source } from '../table/source';
import { positionOf } from './position';

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
    const viewer = viewerOf(await this.#catchUp(this.viewer));
    const known = await this.#catchUp(viewer);
    const { known: before, viewer: other } = this;
    if (known === before && this.position) return;
    if (viewer !== other || cut(before, known)) this.#seen.clear();
    const follows = this.live || this.position === null || this.at > known.steps.length;
    this.viewer = viewer;
    this.known = known;
    if (follows) await this.show(known.steps.length);
  }

  /** What a viewer knows by now. */
  async #catchUp(viewer: Viewer): Promise<Known> {
    const before = this.#readers.get(viewer) ?? nothing;
    const messages = await this.source.messages(viewer, before.read);
    if (messages.length === 0) return before;
    const known = afterMessages(before, messages);
    this.#readers.set(viewer, known);
    return known;
  }

  #positionAfter(count: number): Promise<Position> {
    const seen = this.#seen.get(count);
    if (seen && count < this.known.steps.length) return seen;
    const asked = this.#look(count);
    this.#seen.set(count, asked);
    asked.catch(() => this.#seen.delete(count));
    return asked;
  }

  async #look(count: number): Promise<Position> {
    const { known, viewer } = this;
    if (count === known.steps.length && known.sight) return positionOf(known.sight, viewer, this.pack);
    return positionOf(await this.source.look(viewer, count > 0 ? known.steps[count - 1]!.n : known.begun), viewer, this.pack);
  }

  /** Shows the position after so many steps. A request that a later one overtook shows nothing. */
  async show(count: number): Promise<void> {
    const turn = ++this.#asked;
    const before = count > 0 ? this.#positionAfter(count - 1) : null;
    const position = await this.#positionAfter(count);
    const previous = await before;
    if (turn !== this.#asked) return;
    this.moving = count === this.at + 1 && this.position !== null;
    this.at = count;
    this.position = position;
    this.before = previous;
    this.step = count > 0 ? this.moves[count - 1]! : null;
    this.events = count > 0 ? this.known.steps[count - 1]!.events : [];
  }
}

/** Whether steps that were known have been taken back, or another game has begun. */
function cut(before: Known, after: Known): boolean {
  return before.begun !== after.begun || before.steps.some(({ n }, i) => after.steps[i]?.n !== n);
}
