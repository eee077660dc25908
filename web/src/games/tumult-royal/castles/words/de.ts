// What the castle boards say, in German.
import type { Words } from './en';

export const de: Words = {
  castles: 'Burgtafeln',
  supporters: 'Gefolgsleute',
  left: 'Statuen übrig',
  statues: 'Statuen',
  tiles: 'Plättchen',
  rank: {
    man: ['König', 'Herzog', 'Fürst', 'Graf'],
    woman: ['Königin', 'Herzogin', 'Fürstin', 'Gräfin'],
  },
  mercy: 'Gnade des Volkes',
};
