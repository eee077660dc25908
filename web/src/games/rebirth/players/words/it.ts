// What is said of what everybody has, in Italian.
import type { Words } from './en';

export const it: Words = {
  parts: { label: 'Che cosa ha ognuno', points: 'Punti', tiles: 'Tessere', towers: 'Torri' },
  who: 'Chi',
  all: 'Totale',
  lines: (who) => `${who}: riga per riga`,
  scored: {
    F: (farms) => (farms === 1 ? 'cibo: 1 fattoria' : `cibo: ${farms} fattorie`),
    E: (farms) => (farms === 1 ? 'energia: 1 fattoria' : `energia: ${farms} fattorie`),
    castles: (castles) => (castles === 1 ? '1 castello' : `${castles} castelli`),
  },
  how: { first: 'per primo', later: 'dopo altri', private: 'personale', unfinished: 'non piena', doubled: 'con raddoppio' },
  nothing: 'Ancora nessun punto.',
  castles: (castles, points) => `${castles === 1 ? '1 castello' : `${castles} castelli`}, alla fine ${points} punti`,
  atEnd: 'alla fine',
  left: 'Tessere non ancora piazzate: nella riserva, in mano o messe da parte.',
  supply: 'Da pescare',
  aside: 'Di queste, messe da parte',
  gone: 'Fuori dal gioco',
  reached: 'raggiunta',
  set: (have, all) => `${have} su ${all}`,
  tower: 'Torre rotonda',
  tara: 'decide alla fine in caso di parità',
};
