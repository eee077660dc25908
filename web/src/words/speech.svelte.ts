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

  async load(code = this.code): Promise<void> {
    const words = await awaited(dictionaries[code]());
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
