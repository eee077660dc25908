// Why moves of Tumult Royal are good or bad, in German.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';
import type { Words } from './en';

export const de: Words = {
  and: listed('und'),
  goods: { bread: (count) => plural(count, 'Brot', 'Brote'), marble: (count) => `${count} Marmor`, tools: (count) => plural(count, 'Werkzeug', 'Werkzeuge') },
  village: (field) => `das Dorf ${field}`,
  castle: (field) => `das Schloss ${field}`,
  beside: (fields) => `Grenzt an ${fields}.`,
  opens: (fields) => `Öffnet den Weg in ${fields}.`,
  statues: (count, most) => `Bringt es auf ${plural(count, 'Statue', 'Statuen')}${most ? ', die meisten von allen' : ''}.`,
  supporters: (count, most) => `Hat dann ${plural(count, 'Gefolgsmann', 'Gefolgsleute')}${most ? ', die meisten von allen' : ''}.`,
  rest: (goods) => `Behält ${goods} für ein weiteres Feld.`,
  usesUp: 'Verbraucht alle Waren.',
  holds: (goods, most) => `Hat dann ${goods}${most ? ', mehr als alle anderen' : ''}.`,
  leaves: (goods) => `Lässt dem Volk ${goods}.`,
  stops: (goods) => `Begnügt sich mit ${goods}.`,
  stopsEmpty: 'Nimmt dem Volk nichts.',
};
