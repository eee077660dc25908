// The ledger's texts as the page needs them: in the language that it speaks, loaded when somebody asks for them.
import type { Happening } from '../engine/protocol';
import { speech } from './speech.svelte';
import { tell } from './telling';
import { texts, type LedgerText, type Texts } from './texts';

class Ledger {
  #loaded = $state.raw<Record<string, Texts>>({});

  /** The texts of a family; null as long as they are on their way. */
  of(family: string): Texts | null {
    const name = `${family} ${speech.code}`;
    const found = this.#loaded[name];
    if (!found) this.load(family).catch(() => {}); // who looks at all of the page is told
    return found ?? null;
  }

  async load(family: string): Promise<void> {
    const name = `${family} ${speech.code}`;
    const loaded = await texts(family, speech.code);
    this.#loaded = { ...this.#loaded, [name]: loaded };
  }

  rule(family: string, id: string): LedgerText | null {
    return this.of(family)?.rules[id] ?? null;
  }

  /** What happened, as a sentence; seats are called by their names. */
  tell(family: string, happening: Happening, seats: (seat: number) => string): string {
    const known = this.of(family);
    return known && happening.kind in known.events ? tell(happening, known, seats, (other) => this.of(other)) : '';
  }
}

export const ledger = new Ledger();
