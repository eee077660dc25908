// What the editor of the components says, in Italian.
import { plural } from '../../../../../words/plural';
import type { Words } from './en';

export const it: Words = {
  goodsHint: 'Quante tessere ci sono di ogni tipo. Quelle con il bordo si aggiungono quando si gioca in di più.',
  from: { 2: 'Senza bordo: sempre in gioco', 3: 'Bordo grigio: da 3 giocatori in su', 4: 'Bordo nero: in 4 giocatori' },
  border: { 2: 'senza bordo', 3: 'bordo grigio', 4: 'bordo nero' },
  inPlay: (players, tiles, all) => `${players} giocatori: ${tiles} tessere su ${all}`,
  goodsInAll: (goods) => `Merci su tutte le tessere: ${goods}`,
  discHint: 'Quanto è largo ogni numero rispetto agli altri; 0 se il disco non lo mostra.',
  number: (number) => `numero ${number}`,
  costsHint: 'Che cosa si paga per erigervi statue.',
  costOf: (terrain, good) => `${terrain}: ${good}`,
  thresholdsHint: 'Il numero sotto ogni casella doppia: la partita finisce se il primo ha un vantaggio maggiore sull’ultimo, e con 0 in ogni caso.',
  landscapesHint: 'Scegli una tessera e dipingi le sue caselle.',
  brush: 'Pennello',
  paintHint: 'Scegli un pennello e tocca le caselle o passaci sopra. Con la tastiera: le frecce, Invio, e da 1 a 5 per i pennelli.',
  fields: 'Caselle della tessera',
  field: (row, column, terrain) => `riga ${row}, colonna ${column}: ${terrain}`,
  turn: 'Girala per guardarla',
  turned: (quarters) => (quarters === 0 ? 'com’è scritta' : `girata di ${90 * quarters}°`),
  add: 'Aggiungi una tessera',
  remove: 'Togli questa tessera',
  layoutsHint: 'Quali tessere paesaggio sono scoperte all’inizio: la metà.',
  position: (number, up) => `Posizione ${number}, ${up ? 'scoperta' : 'coperta'}`,
  up: (up, all) => `${up} su ${all} scoperte`,
  wrong: 'qui c’è qualcosa che non va',
  toWrong: (tile) => `Vai a: ${tile}`,
  howMany: {
    goods: (tiles, all) => `${tiles === 1 ? 'c’è' : 'ci sono'} ${plural(tiles, 'tessera', 'tessere')}; in tutto devono essere ${all}`,
    landscapes: (tiles, all) => `${tiles === 1 ? 'c’è' : 'ci sono'} ${plural(tiles, 'tessera', 'tessere')}; devono essere ${all}`,
    layouts: (tiles, all) => `${plural(tiles, 'tessera è scoperta', 'tessere sono scoperte')}; devono essere ${all}`,
  },
  parts: { name: 'nome', provenance: 'da dove viene' },
};
