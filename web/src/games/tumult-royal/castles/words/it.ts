// What the castle boards say, in Italian.
import type { Words } from './en';

export const it: Words = {
  castles: 'Plance dei castelli',
  supporters: 'Seguaci',
  left: 'Statue rimaste',
  statues: 'Statue',
  tiles: 'Tessere',
  rank: {
    man: ['Re', 'Duca', 'Principe', 'Conte'],
    woman: ['Regina', 'Duchessa', 'Principessa', 'Contessa'],
  },
  mercy: 'Grazia del popolo',
};
