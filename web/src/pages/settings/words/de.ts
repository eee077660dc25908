// The settings, in German.
import type { Words } from './en';

export const de: Words = {
  language: 'Sprache',
  scheme: 'Darstellung',
  schemes: { auto: 'Systemeinstellung', light: 'Hell', dark: 'Dunkel' },
  pace: 'Tempo von Computergegnern und Ereignissen',
  paces: { slow: 'Langsam', usual: 'Normal', quick: 'Schnell' },
  confirm: 'Vor jedem Zug nachfragen',
  coordinates: 'Buchstaben und Zahlen am Brett',
  turned: 'Brett drehen',
  sounds: 'Leise Töne',
  keys: 'Tastenübersicht',
};
