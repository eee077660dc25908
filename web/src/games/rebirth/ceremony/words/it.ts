// What the final scoring says, in Italian.
import type { Words } from './en';

export const it: Words = {
  title: 'Il conteggio finale',
  names: { unfinished: 'Aree di insediamento non piene', castles: 'Castelli', private: 'Missioni personali', result: 'Il risultato' },
  rules: {
    unfinished: 'Lì ognuno conta le case sulle proprie tessere.',
    castles: 'Ogni castello vale 5 punti.',
    private: 'Ora si scoprono, e danno il valore più alto.',
    result: '',
  },
  standing: 'Punti finora',
  final: 'Punti finali',
};
