// The viewer's hand. What is asked of the table is shown before it answers: the tile rises at once, and what is to be done
// with it may be said before its face is there.

export type Way = 'keep' | 'back';

interface Table {
  /** The slot of the tile in the hand, as the table has it. */
  hand: () => number | null;
  /** Whether the move counts; not if somebody else was quicker or the time is over. */
  play: (move: string, at: number) => Promise<boolean>;
  /** The tile was not to be had. */
  onmissed: (slot: number) => void;
}

export class Grasp {
  /** The tile that is being lifted: the table has not answered yet. */
  reaching = $state<number | null>(null);
  /** What is being done with the tile in the hand. */
  leaving = $state<Way | null>(null);
  #left: Promise<boolean> = Promise.resolve(true); // what was in the hand before
  #wish: { way: Way; at: number } | null = null; // for the tile that is being lifted
  #next: { slot: number; at: number } | null = null; // touched while another one was being lifted

  constructor(private readonly table: Table) {}

  /** The tile that is up, or on its way. */
  get raised(): number | null {
    return this.reaching ?? (this.leaving ? null : this.table.hand());
  }

  async lift(slot: number, at: number): Promise<void> {
    if (this.reaching !== null) {
      this.#next = { slot, at };
      return;
    }
    this.reaching = slot;
    this.#forget();
    await this.#left;
    if (this.table.hand() !== null && !(await this.#leave('back', at))) return void (this.reaching = null); // a hand holds one tile
    const lifted = await this.table.play(`lift ${slot}`, at);
    this.reaching = null;
    if (lifted) return this.#fulfil();
    this.table.onmissed(slot);
    if (this.#next) await this.lift(this.#next.slot, this.#next.at);
  }

  async decide(way: Way, at: number): Promise<void> {
    if (this.reaching !== null) this.#wish = { way, at };
    else if (this.table.hand() !== null && this.leaving === null) await this.#leave(way, at);
  }

  #forget() {
    this.#wish = this.#next = null;
  }

  /** No more tiles, after the one that is being put down. */
  async stop(at: number): Promise<void> {
    await this.#left;
    await this.table.play('done', at);
  }

  async #fulfil(): Promise<void> {
    if (this.#wish) await this.#leave(this.#wish.way, this.#wish.at);
  }

  #leave(way: Way, at: number): Promise<boolean> {
    this.leaving = way;
    this.#left = this.table.play(way, at).finally(() => (this.leaving = null));
    return this.#left;
  }
}
