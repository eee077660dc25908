// What the ceremonies say, in Italian.
import type { Words } from './en';

export const it: Words = {
  titles: { raid: 'Dopo la razzia', round: 'La fine del round' },
  names: { taken: 'Che cosa è stato preso e che cosa resta', tumult: 'Tumulto', ranks: 'Nuovi ranghi', crowning: 'L’incoronazione', mercy: 'La grazia del popolo', end: 'La fine della partita' },
  tumult: { bread: 'Tumulto per il pane', marble: 'Tumulto per il marmo', tools: 'Tumulto per gli attrezzi' },
  who: 'Chi',
  good: { bread: 'Pane', marble: 'Marmo', tools: 'Attrezzi' },
  people: 'Resta al popolo',
  demand: 'Esige',
  content: 'contento',
  riot: 'tumulto',
  greediest: 'Il più avido',
  pardoned: 'Grazia del popolo: una merce non si conta.',
  rule: 'Il più avido è chi ha preso di più; chi gode della grazia del popolo ne conta una in meno, e a parità tocca al rango più alto.',
  before: (rank) => `prima ${rank}`,
  stays: 'resta',
  chronicle: 'La cronaca reale',
};
