// The language the page speaks: the person's choice, else the browser's, else English.
import type { LanguageCode, Text } from '../engine/protocol';
import { kept, keep } from '../shell/kept';
import { de } from './de';
import { en, type Words } from './en';
import { it } from './it';

const dictionaries: Record<LanguageCode, Words> = { en, de, it };

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
  words = $derived(dictionaries[this.code]);

  of(text: Text): string {
    return text[this.code];
  }

  speak(code: LanguageCode) {
    this.code = code;
    keep('language', code);
  }
}

export const speech = new Speech();
