// The ledger's texts as the page needs them: in the language that it speaks, loaded when somebody asks for them.
import type { Happening, LanguageCode } from '../engine/protocol';
import { speech } from './speech.svelte';
import { tell } from './telling';
import { rules, texts, type LedgerText, type Rules, type Texts } from './texts';

/** Files of the ledger, one for each family and language. */
class Files<File> {
  #loaded = $state.raw<Record<string, File>>({});

  constructor(readonly read: (family: string, language: LanguageCode) => Promise<File>) {}

  /** That of a family; null as long as it is on its way. */
  of(family: string): File | null {
    const found = this.#loaded[`${family} ${speech.code}`];
    if (!found) this.load(family).catch(() => {}); // who looks at all of the page is told
    return found ?? null;
  }

  async load(family: string): Promise<void> {
    const name = `${family} ${speech.code}`;
    const loaded = await this.read(family, speech.code);
    this.#loaded = { ...this.#loaded, [name]: loaded };
  }
}

class Ledger {
  #texts = new Files<Texts>(texts);
  #rules = new Files<Rules>(rules);
  #forms: Record<string, (seat: number) => string> = {};

  /** What is needed to tell what happens. */
  load(family: string): Promise<void> {
    return this.#texts.load(family);
  }

  rules(family: string): Rules | null {
    return this.#rules.of(family);
  }

  rule(family: string, id: string): LedgerText | null {
    return this.rules(family)?.[id] ?? null;
  }

  /** A word of one of a family's sets of words. */
  word(family: string, type: string, key: string): string {
    return this.#texts.of(family)?.words[type]?.[key] ?? key;
  }

  /** Says by which key the sentences of a family choose where they speak of a seat: as of a woman. */
  speakOf(family: string, form: (seat: number) => string) {
    this.#forms[family] = form;
  }

  /** What happened, as a sentence; seats are called by their names. */
  tell(family: string, happening: Happening, seats: (seat: number) => string): string {
    const known = this.#texts.of(family);
    const form = this.#forms[family] ?? String;
    const called = (seat: number) => ({ key: form(seat), words: seats(seat) });
    return known && happening.kind in known.events ? tell(happening, known, called, (other) => this.#texts.of(other)) : '';
  }
}

export const ledger = new Ledger();
