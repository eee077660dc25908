// Was dort gesagt wird, wo erst einmal geübt wird, was für alle zugleich beginnt, auf Deutsch.
import type { Words } from './en';

export const de: Words = {
  tryFirst: 'Erst einmal üben',
  newcomer: 'Zum ersten Mal dabei? Übe einmal, bevor es zählt.',
  title: 'Übung',
  about: 'Nichts davon zählt: Die Partie wartet auf dich, wie sie war.',
  over: 'Das war die Übung. In der Partie wird alles neu gezogen.',
  back: 'Zurück zur Partie',
};
