// What the final scoring says, in German.
import type { Words } from './en';

export const de: Words = {
  title: 'Die Schlusswertung',
  names: { unfinished: 'Unvollständige Siedlungsbereiche', castles: 'Burgen', private: 'Persönliche Aufträge', result: 'Das Ergebnis' },
  rules: {
    unfinished: 'Dort zählen alle die Häuser auf ihren eigenen Plättchen.',
    castles: 'Jede Burg bringt 5 Siegpunkte.',
    private: 'Sie werden jetzt aufgedeckt und bringen den höheren Wert.',
    result: '',
  },
  standing: 'Punkte bisher',
  final: 'Punkte am Ende',
};
