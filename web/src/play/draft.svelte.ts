// A turn of several steps as it is made: each is tried at the table and can be taken back, until all are sent together.
import type { Position } from '../games/face';
import type { Attempt, Told } from '../table/messages';

/** A step that was tried, what it would do, and what would be seen then. */
export interface Drafted {
  move: string;
  events: Told[];
  position: Position;
}

export const isComplete = (seat: number, { legal }: Position): boolean => !(seat in legal);
/** Chance is asked next: what is drawn cannot be taken back. */
export const drawsNext = ({ actors, over }: Position): boolean => actors.length === 0 && !over;

export class Draft {
  steps = $state.raw<Drafted[]>([]);
  /** It is on its way to the table. */
  sent = $state(false);

  /** `question`: the one that the turn answers. */
  constructor(readonly seat: number, readonly question: number, readonly begun: Position) {}

  readonly moves = $derived(this.steps.map(({ move }) => move));
  readonly last = $derived.by((): Drafted | null => this.steps.at(-1) ?? null);
  readonly position = $derived.by((): Position => this.last?.position ?? this.begun);
  /** Nothing more is asked of the seat: it can be sent. */
  readonly complete = $derived.by(() => this.steps.length > 0 && !this.sent && isComplete(this.seat, this.position));
  readonly draws = $derived.by(() => this.complete && drawsNext(this.position));

  add(attempt: Attempt, position: Position) {
    const { move, events } = attempt.steps.at(-1)!;
    this.steps = [...this.steps, { move, events, position }];
  }

  takeBack() {
    this.steps = this.steps.slice(0, -1);
  }
}
