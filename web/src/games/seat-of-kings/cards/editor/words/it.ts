// What the editor of cards says, in Italian.
import type { Words } from './en';

export const it: Words = {
  cards: 'Carte',
  drawn: (drawn, all) => `${drawn} su ${all} sono disegnate`,
  bare: 'non vi è ancora disegnata nessuna posizione su cui piazzare',
  wrong: 'qui c’è qualcosa che non va',
  toWrong: (card) => `Vai a: ${card}`,
  add: 'Aggiungi una carta',
  remove: 'Togli questa carta',
  duel: 'Numero di spareggio',
  cost: 'Costo di attivazione in cumal',
  stone: 'Pietra del destino',
  stoneAbout: 'Non mostra posizioni: due pedine di una regione si scambiano di posto.',
  pattern: 'Schema',
  howTo: 'Tocca le posizioni: una volta per la prima pedina, ancora per la seconda, ancora per una posizione che deve soltanto esserci, ancora per nessuna.',
  clear: 'Svuota lo schema',
  fits: (places) => (places === 0 ? 'Non trova posto in una regione.' : places === 1 ? 'Trova posto in 1 punto di una regione.' : `Trova posto in ${places} punti di una regione.`),
  state: { empty: 'vuota', place: 'una pedina', first: 'prima pedina', second: 'seconda pedina', need: 'deve esserci' },
  parts: { duel: 'numero di spareggio', cost: 'costo di attivazione', place: 'posizioni di piazzamento', need: 'posizioni che devono esserci', stone: 'pietra del destino', source: 'nota', reason: 'nota', provenance: 'da dove viene', name: 'nome' },
};
