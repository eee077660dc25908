// Why moves of Tumult Royal are good or bad, in Italian.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';
import type { Words } from './en';

export const it: Words = {
  and: listed('e'),
  goods: { bread: (count) => plural(count, 'pane', 'pani'), marble: (count) => plural(count, 'marmo', 'marmi'), tools: (count) => plural(count, 'attrezzo', 'attrezzi') },
  village: (field) => `al villaggio ${field}`,
  castle: (field) => `al castello ${field}`,
  beside: (fields) => `Sta accanto ${fields}.`,
  opens: (fields) => `Apre la via ${fields}.`,
  statues: (count, most) => `Porta a ${plural(count, 'statua', 'statue')}${most ? ', più di tutti' : ''}.`,
  supporters: (count, most) => `Ha poi ${plural(count, 'seguace', 'seguaci')}${most ? ', più di tutti' : ''}.`,
  rest: (goods) => `Tiene ${goods} per un’altra casella.`,
  usesUp: 'Consuma tutte le merci.',
  holds: (goods, most) => `Ha poi ${goods}${most ? ', più di tutti gli altri' : ''}.`,
  leaves: (goods) => `Lascia al popolo ${goods}.`,
  stops: (goods) => `Si accontenta di ${goods}.`,
  stopsEmpty: 'Non prende nulla al popolo.',
};
