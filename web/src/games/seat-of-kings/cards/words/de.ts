// What is said of cards, in German.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const fields = (count: number) => (Number.isInteger(count) ? plural(count, 'Feld', 'Felder') : `${Math.floor(count) || ''}½ ${count < 1 ? 'Feld' : 'Felder'}`);
const ranks = (count: number) => plural(count, 'Rang', 'Ränge');

export const de: Words = {
  card: (duel, pattern, costs) => `Karte ${duel}: ${pattern}; ${costs}; Duell-Wert ${duel}`,
  name: (duel) => `Karte ${duel}`,
  counted: (cards) => plural(cards, 'Karte', 'Karten'),
  costs: (cumals) => (cumals === 0 ? 'Aktivierung kostenlos' : `Aktivierung kostet ${plural(cumals, 'Cumal', 'Cumals')}`),
  stone: 'Stein des Schicksals, tauscht zwei Spielsteine einer Region',
  empty: 'noch kein Feld',
  anywhere: { F: 'ein Spielstein auf ein beliebiges Bauernfeld', H: 'ein Spielstein auf ein beliebiges Hirtenfeld', W: 'ein Spielstein auf ein beliebiges Kriegerfeld', C: 'ein Spielstein auf ein beliebiges Hauptmannsfeld', K: 'ein Spielstein auf das Königsfeld' },
  place: { F: 'ein Spielstein auf ein Bauernfeld', H: 'ein Spielstein auf ein Hirtenfeld', W: 'ein Spielstein auf ein Kriegerfeld', C: 'ein Spielstein auf ein Hauptmannsfeld', K: 'ein Spielstein auf das Königsfeld' },
  theField: { F: 'das Bauernfeld', H: 'das Hirtenfeld', W: 'das Kriegerfeld', C: 'das Hauptmannsfeld', K: 'das Königsfeld' },
  placeAlso: (field, where) => ` und einer auf ${field} ${where}`,
  aField: { F: 'einem Bauernfeld', H: 'einem Hirtenfeld', W: 'einem Kriegerfeld', C: 'einem Hauptmannsfeld', K: 'dem Königsfeld' },
  needs: (list) => `, mit ${list}`,
  needed: (field, where) => `${field} ${where}`,
  list: listed('und'),
  level: {
    right: (count) => (count === 1 ? 'rechts davon' : `${fields(count)} rechts davon`),
    left: (count) => (count === 1 ? 'links davon' : `${fields(count)} links davon`),
  },
  above: (count) => `${ranks(count)} darüber`,
  below: (count) => `${ranks(count)} darunter`,
  slantUp: {
    right: (count) => (count === 1 ? 'rechts oberhalb davon' : `${ranks(count)} rechts oberhalb davon`),
    left: (count) => (count === 1 ? 'links oberhalb davon' : `${ranks(count)} links oberhalb davon`),
  },
  slantDown: {
    right: (count) => (count === 1 ? 'rechts unterhalb davon' : `${ranks(count)} rechts unterhalb davon`),
    left: (count) => (count === 1 ? 'links unterhalb davon' : `${ranks(count)} links unterhalb davon`),
  },
  and: ', ',
};
