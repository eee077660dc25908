// What is said of what lies in the box beside what a pack tells, in Italian.
import type { Words } from './en';

export const it: Words = {
  statues: { title: '25 statue a testa', text: '100 in tutto. Chi alla fine ne ha erette di più ha vinto; la venticinquesima chiude subito la partita.' },
  boards: { title: 'Quattro plance castello', text: 'Qui le statue aspettano di essere erette, e ciò che si è razziato è al sicuro. La plancia indica quanto costa ogni casella.' },
  supporters: { title: '37 tessere di seguaci', text: '25 da uno, 8 da cinque e 4 da dieci: 105 seguaci. Si comincia con 30, 20 o 15 a testa, secondo il numero di giocatori; chi ne ha di più viene incoronato.' },
  ranks: { title: 'Quattro carte rango', text: 'Re, duca, principe e conte; sull’altro lato regina, duchessa, principessa e contessa. In tre il quarto rango resta nella scatola, in due anche il terzo.' },
  mercy: { title: 'Quattro carte grazia', text: 'Chi ha eretto meno statue ha la grazia del popolo: in un tumulto gli si conta una merce in meno di ogni tipo.' },
  hourglass: { title: 'Una clessidra', text: 'Scorre per circa 20 secondi. Il re la gira quando tutti sono pronti a razziare.' },
  frame: { title: 'Sei parti di cornice', text: 'Due grandi e quattro pezzi intermedi: la cornice cresce con il numero di giocatori e tiene le tessere paesaggio.' },
};
