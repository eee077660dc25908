// The engine that is asked for thoughts: what computer players would play, hints, analyses. It is another than the one
// that knows the rules, so that no question about those waits for a thought; and a thought nobody wants any more is
// stopped at once, by ending its worker and starting another.
import { Engine, type Transport } from './engine';
import type { Told, Verb, Verbs } from './protocol';

/** What carries requests to an engine and can be ended in the middle of one. */
export interface Ended {
  send: Transport;
  end: () => void;
  /** It did not come, or has stopped: nothing answers any more. */
  readonly failed?: boolean;
}

/** Why a thought has no answer: nobody wanted it any more. */
export class Stopped extends Error {}

interface Thought {
  run: (engine: Engine) => Promise<void>;
  stop: AbortSignal;
}

export class Thinker {
  #worker: Ended | null = null; // started when the first thought is asked for
  #thinking: Thought | null = null;
  #waiting: Thought[] = [];

  constructor(private readonly start: () => Ended) {}

  /** One thought after the other. Rejects with `Stopped` as soon as `stop` is given. */
  ask<V extends Verb>(verb: V, fields: Verbs[V]['fields'], stop: AbortSignal, hear?: (told: Told<V>) => void): Promise<Verbs[V]['answer']> {
    return new Promise((answer, fail) => {
      if (stop.aborted) return fail(new Stopped());
      const listen = hear && ((told: Told<V>) => stop.aborted || hear(told));
      const thought: Thought = { stop, run: (engine) => engine.ask(verb, fields, listen).then(answer, fail) };
      stop.addEventListener('abort', () => (this.#drop(thought), fail(new Stopped())), { once: true });
      this.#waiting.push(thought);
      this.#goOn();
    });
  }

  #goOn() {
    const thought = this.#thinking ? undefined : this.#waiting.shift();
    if (!thought) return;
    this.#thinking = thought;
    if (!this.#worker || this.#worker.failed) this.#worker = this.start();
    void thought.run(new Engine(this.#worker.send)).finally(() => this.#done(thought));
  }

  #done(thought: Thought) {
    if (this.#thinking !== thought) return;
    this.#thinking = null;
    this.#goOn();
  }

  #drop(thought: Thought) {
    this.#waiting = this.#waiting.filter((other) => other !== thought);
    if (this.#thinking !== thought) return;
    this.#worker?.end();
    this.#worker = this.start(); // at once, as the next thought is not far
    this.#done(thought);
  }
}
