// What the log and the ribbon say, in Italian.
import type { Words } from './en';

export const it: Words = {
  way: 'Come si racconta la partita',
  words: 'A parole',
  notation: 'In notazione',
  earlier: 'Che cosa c’era prima',
  later: 'Che cosa è venuto dopo',
  look: 'Guarda',
  happened: 'Che cosa è successo',
  nothing: 'Niente di nuovo.',
  skip: 'Mostra tutto subito',
};
