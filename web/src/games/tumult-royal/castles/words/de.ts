// What the castle boards say, in German.
import type { Words } from './en';

export const de: Words = {
  castles: 'Burgtafeln',
  own: 'Deine Burgtafel',
  supporters: 'Gefolgsleute',
  left: 'Statuen übrig',
  rank: {
    man: ['König', 'Herzog', 'Fürst', 'Graf'],
    woman: ['Königin', 'Herzogin', 'Fürstin', 'Gräfin'],
  },
  mercy: 'Gnade des Volkes',
  noMercy: 'Keine Gnade des Volkes',
  turn: (now, other) => `${now}: Karte auf die Seite „${other}“ drehen`,
  done: 'will nicht mehr',
  holds: 'Hält ein Plättchen in der Hand',
};
