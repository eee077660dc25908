// What the keys do, in Italian.
import type { Words } from './en';

export const it: Words = {
  title: 'Tasti',
  onBoard: 'Sul tabellone',
  walk: 'spostarsi di collina in collina',
  ends: 'agli estremi della fila',
  choose: 'scegliere',
  back: 'un passo indietro; nascondere il consiglio',
  hint: 'un consiglio',
  takeBack: 'annullare la mossa',
  tryOut: 'provare mosse',
  turn: 'girare il tabellone',
  zoom: 'più vicino, più lontano, tutto, su una mappa',
  inGame: 'Nella partita',
  previous: 'una mossa indietro',
  next: 'una mossa avanti',
  everywhere: 'Ovunque',
  list: 'questo elenco',
  keys: { Home: 'Inizio', End: 'Fine', Enter: 'Invio', 'Page ↑': 'Pag ↑', 'Page ↓': 'Pag ↓' },
  close: 'Chiudi',
};
