// Quel che si dice dove si fa una prova di ciò che comincia per tutti insieme, in italiano.
import type { Words } from './en';

export const it: Words = {
  tryFirst: 'Prima prova',
  newcomer: 'È la tua prima volta? Fai una prova, prima che conti.',
  title: 'Prova',
  about: 'Qui niente conta: la partita ti aspetta com’era.',
  over: 'Questa era la prova. Nella partita tutto viene estratto di nuovo.',
  back: 'Torna alla partita',
};
