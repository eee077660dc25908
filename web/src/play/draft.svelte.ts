// A turn of several steps as it is made: each is tried at the table and can be taken back, until all are sent together.
import type { Position } from '../games/face';
import type { Attempt, Told } from '../table/messages';

/** A step that was tried, what it would do, and what would be seen then. */
export interface Drafted {
  move: string;
  events: Told[];
  position: Position;
}

export class Draft {
  steps = $state.raw<Drafted[]>([]);
  /** The question that the turn answers. */
  readonly question: number;

  constructor(readonly seat: number, question: number, readonly begun: Position) {
    this.question = question;
  }

  readonly moves = $derived(this.steps.map(({ move }) => move));
  readonly last = $derived.by((): Drafted | null => this.steps.at(-1) ?? null);
  readonly position = $derived.by((): Position => this.last?.position ?? this.begun);
  /** Nothing more is asked of the seat: it can be sent. */
  readonly complete = $derived.by(() => this.steps.length > 0 && !(this.seat in this.position.legal));
  /** Chance is asked next: what is drawn cannot be taken back. */
  readonly draws = $derived.by(() => this.complete && this.position.actors.length === 0 && !this.position.over);

  add(attempt: Attempt, position: Position) {
    const { move, events } = attempt.steps.at(-1)!;
    this.steps = [...this.steps, { move, events, position }];
  }

  takeBack() {
    this.steps = this.steps.slice(0, -1);
  }
}
