// The language that the page speaks.
import type { LanguageCode, Text } from '../engine/protocol';
import { keep } from '../shell/kept';
import { awaited } from '../shell/quiet';
import { dictionaries, language } from './dictionaries';
import type { Words } from './en';

export const languages: { code: LanguageCode; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'it', name: 'Italiano' },
];

class Speech {
  code = $state<LanguageCode>(language());
  /** Loaded before anything is drawn. */
  words = $state.raw() as Words;
  /** What else changes with the language: each loads what it needs, and then changes with all others. */
  readonly others = new Set<(code: LanguageCode) => Promise<() => void>>();

  async load(code = this.code): Promise<void> {
    const [words, ...changes] = await awaited(Promise.all([dictionaries[code](), ...[...this.others].map((load) => load(code))]));
    for (const change of changes) change();
    this.words = words;
    this.code = code;
  }

  of(text: Text): string {
    return text[this.code];
  }

  speak(code: LanguageCode) {
    keep('language', code);
    void this.load(code);
  }
}

export const speech = new Speech();
