// Rank cards have two sides. Each seat has turned up one of them, and is called by it wherever its rank is named; the browser
// keeps what was chosen. Whoever has chosen nothing makes the court a mixed one.
import { keep, kept } from '../../../shell/kept';

export type Side = 'man' | 'woman';

const name = 'tumult-royal court';

class Court {
  #chosen = $state<Record<string, Side>>((kept(name) as Record<string, Side> | null) ?? {});

  sideOf(seat: number): Side {
    return this.#chosen[seat] ?? (seat % 2 === 0 ? 'man' : 'woman');
  }

  /** Turns the card of a seat over. */
  turn(seat: number) {
    this.#chosen[seat] = this.sideOf(seat) === 'man' ? 'woman' : 'man';
    keep(name, $state.snapshot(this.#chosen));
  }
}

export const court = new Court();
