// The settings, in Italian.
import type { Words } from './en';

export const it: Words = {
  language: 'Lingua',
  scheme: 'Aspetto',
  schemes: { auto: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
  pace: 'Ritmo del computer e degli eventi',
  paces: { slow: 'Lento', usual: 'Normale', quick: 'Veloce' },
  confirm: 'Chiedi conferma a ogni mossa',
  coordinates: 'Lettere e numeri sul tabellone',
  turned: 'Gira il tabellone',
  sounds: 'Suoni leggeri',
  keys: 'Elenco dei tasti',
};
