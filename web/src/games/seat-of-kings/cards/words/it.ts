// What is said of cards, in Italian.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const fields = (count: number) =>
  Number.isInteger(count) ? plural(count, 'posizione', 'posizioni') : `${Math.floor(count) || ''}½ ${count < 2 ? 'posizione' : 'posizioni'}`;
const ranks = (count: number) => plural(count, 'rango', 'ranghi');

export const it: Words = {
  card: (duel, pattern, costs) => `Carta ${duel}: ${pattern}; ${costs}; numero di spareggio ${duel}`,
  name: (duel) => `Carta ${duel}`,
  counted: (cards) => plural(cards, 'carta', 'carte'),
  costs: (cumals) => (cumals === 0 ? 'attivazione gratuita' : `attivazione: ${cumals} cumal`),
  stone: 'Pietra del destino, scambia di posto due pedine di una regione',
  empty: 'ancora nessuna posizione',
  anywhere: { F: 'una pedina su una qualsiasi posizione di contadino', H: 'una pedina su una qualsiasi posizione di pastore', W: 'una pedina su una qualsiasi posizione di guerriero', C: 'una pedina su una qualsiasi posizione di capo clan', K: 'una pedina sulla posizione del Re' },
  place: { F: 'una pedina su una posizione di contadino', H: 'una pedina su una posizione di pastore', W: 'una pedina su una posizione di guerriero', C: 'una pedina su una posizione di capo clan', K: 'una pedina sulla posizione del Re' },
  theField: { F: 'sulla posizione di contadino', H: 'sulla posizione di pastore', W: 'sulla posizione di guerriero', C: 'sulla posizione di capo clan', K: 'sulla posizione del Re' },
  placeAlso: (field, where) => ` e una ${field} ${where}`,
  aField: { F: 'una posizione di contadino', H: 'una posizione di pastore', W: 'una posizione di guerriero', C: 'una posizione di capo clan', K: 'la posizione del Re' },
  needs: (list) => `, con ${list}`,
  needed: (field, where) => `${field} ${where}`,
  list: listed('e'),
  level: {
    right: (count) => (count === 1 ? 'alla sua destra' : `${fields(count)} più a destra`),
    left: (count) => (count === 1 ? 'alla sua sinistra' : `${fields(count)} più a sinistra`),
  },
  above: (count) => `${ranks(count)} sopra di essa`,
  below: (count) => `${ranks(count)} sotto di essa`,
  slantUp: {
    right: (count) => (count === 1 ? 'in alto a destra' : `${ranks(count)} in alto a destra`),
    left: (count) => (count === 1 ? 'in alto a sinistra' : `${ranks(count)} in alto a sinistra`),
  },
  slantDown: {
    right: (count) => (count === 1 ? 'in basso a destra' : `${ranks(count)} in basso a destra`),
    left: (count) => (count === 1 ? 'in basso a sinistra' : `${ranks(count)} in basso a sinistra`),
  },
  and: ', ',
};
