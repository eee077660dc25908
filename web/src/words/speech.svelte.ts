// The language the page speaks: the person's choice, else the browser's, else English.
import type { LanguageCode, Text } from '../engine/protocol';
import { kept, keep } from '../shell/kept';
import type { Words } from './en';

/** Only the one that is spoken is loaded. */
const dictionaries: Record<LanguageCode, () => Promise<Words>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  it: async () => (await import('./it')).it,
};

export const languages: { code: LanguageCode; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'it', name: 'Italiano' },
];

function isLanguage(code: unknown): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(dictionaries, code);
}

export function preferred(chosen: unknown, browser: readonly string[]): LanguageCode {
  if (isLanguage(chosen)) return chosen;
  return browser.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

class Speech {
  code = $state<LanguageCode>(preferred(kept('language'), navigator.languages));
  /** Loaded before anything is drawn. */
  words = $state.raw() as Words;

  async load(code = this.code): Promise<void> {
    const words = await dictionaries[code]();
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
