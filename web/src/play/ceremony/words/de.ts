// What a ceremony says around its chapters, in German.
import type { Words } from './en';

export const de: Words = {
  chapter: (number, of) => `${number} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  done: 'Weiterspielen',
  skip: 'Überspringen',
  close: 'Schließen',
  every: 'Jedes Mal zeigen',
  keys: 'Die Pfeiltasten blättern, Esc überspringt.',
};
