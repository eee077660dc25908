// What the middle of the table says, in Italian.
import type { Words } from './en';

export const it: Words = {
  middle: 'Tessere merce al centro del tavolo',
  tile: (slot) => `tessera ${slot}`,
  hand: 'Nella tua mano',
  keep: 'Tenerla',
  back: 'Rimetterla',
  done: 'Basta tessere',
};
