// The languages that the page speaks. Only the words of one are loaded.
import type { LanguageCode } from '../engine/protocol';
import { kept } from '../shell/kept';
import type { Words } from './en';

export const dictionaries: Record<LanguageCode, () => Promise<Words>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  it: async () => (await import('./it')).it,
};

function isLanguage(code: unknown): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(dictionaries, code);
}

export function preferred(chosen: unknown, browser: readonly string[]): LanguageCode {
  if (isLanguage(chosen)) return chosen;
  return browser.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** The person's choice, else the browser's, else English. */
export const language = (): LanguageCode => preferred(kept('language'), navigator.languages);
