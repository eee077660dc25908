// What the castle boards say, in German.
import type { Words } from './en';

export const de: Words = {
  castles: 'Burgtafeln',
  supporters: 'Gefolgsleute',
  left: 'Statuen übrig',
  statues: 'Statuen',
  tiles: 'Plättchen',
  rank: {
    king: ['König', 'Herzog', 'Fürst', 'Graf'],
    queen: ['Königin', 'Herzogin', 'Fürstin', 'Gräfin'],
  },
  mercy: 'Gnade des Volkes',
};
