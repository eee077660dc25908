// A stretch in real time, gone through as it happened: every step is shown when it came.
import type { Game } from './game.svelte';

/** Steps of a game that was written down have no times: then those of the players follow one another evenly. */
const even = 700;
const speeds = [1, 2, 0.5];

export class AsItHappened {
  running = $state(false);
  speed = $state(speeds[0]!);
  #turn = 0; // of several that were begun the last one goes on

  constructor(private readonly game: Game) {}

  /** Whether what is shown belongs to such a stretch, or comes right before it, and there is more of it to see. */
  get offered(): boolean {
    const { live, position } = this.game;
    return !live && Boolean(position?.timer || position?.waits);
  }

  /** Up to its end, unless somebody goes elsewhere meanwhile. */
  async run(): Promise<void> {
    const { game } = this;
    const turn = ++this.#turn;
    const timed = game.known.steps.some(({ took }) => took > 0);
    let due = Date.now();
    this.running = true;
    while (this.offered) {
      const next = game.at + 1;
      const { took, seat } = game.known.steps[game.at]!;
      due += (timed ? took : seat === '*' ? 0 : even) / this.speed;
      await new Promise((go) => setTimeout(go, due - Date.now()));
      if (turn !== this.#turn) return;
      if (game.at !== next - 1) break;
      await game.show(next);
    }
    this.stop();
  }

  stop() {
    ++this.#turn;
    this.running = false;
  }

  nextSpeed() {
    this.speed = speeds[(speeds.indexOf(this.speed) + 1) % speeds.length]!;
  }
}
