// What the castle boards say, in Italian.
import type { Words } from './en';

export const it: Words = {
  castles: 'Plance dei castelli',
  own: 'La tua plancia castello',
  supporters: 'Seguaci',
  left: 'Statue rimaste',
  rank: {
    man: ['Re', 'Duca', 'Principe', 'Conte'],
    woman: ['Regina', 'Duchessa', 'Principessa', 'Contessa'],
  },
  mercy: 'Grazia del popolo',
  noMercy: 'Senza grazia del popolo',
  turn: (now, other) => `${now}: gira la carta sul lato «${other}»`,
  done: 'basta così',
  holds: 'Tiene in mano una tessera',
};
