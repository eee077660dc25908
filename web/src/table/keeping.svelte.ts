// Whether this browser keeps games. Where it does not, the person is told.

/** `blocked`: the browser keeps nothing; `full`: it has no room for more; `failed`: something else went wrong. */
export type Trouble = 'blocked' | 'full' | 'failed';

class Keeping {
  trouble = $state<Trouble | null>(null);
  #asked = false;

  fail(problem: unknown) {
    this.trouble = (problem as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'failed';
  }

  /** A game was kept: the browser is asked once not to clear it away when it wants room. */
  keep() {
    if (this.#asked) return;
    this.#asked = true;
    navigator.storage?.persist?.().catch(() => false); // it may say no
  }
}

export const keeping = new Keeping();
