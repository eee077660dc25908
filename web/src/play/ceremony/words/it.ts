// What a ceremony says around its chapters, in Italian.
import type { Words } from './en';

export const it: Words = {
  chapter: (number, of) => `${number} di ${of}`,
  back: 'Indietro',
  next: 'Avanti',
  done: 'Si gioca',
  skip: 'Salta',
  close: 'Chiudi',
  every: 'Mostra ogni volta',
  keys: 'Con le frecce si sfoglia, con Esc si salta.',
};
