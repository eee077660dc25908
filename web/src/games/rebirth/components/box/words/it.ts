// What is said of what lies in the box beside what a pack tells, in Italian.
import type { Words } from './en';

export const it: Words = {
  board: { title: 'Un tabellone a due facce', text: 'L’Irlanda, su cui si gioca qui, e sul retro la Scozia. Intorno alla mappa corre il segnapunti.' },
  castles: { title: '12 castelli a testa', text: 'Blu, rossi, bianchi e gialli. Uno sta su ogni castello posseduto e alla fine vale 5 punti.' },
  cathedrals: { title: '8 cattedrali a testa', text: 'Se ne mette una sotto ogni missione scoperta che si è compiuta. Sul lato Scozia stanno sulla mappa.' },
  boards: { title: 'Quattro plance castello', text: 'Qui aspettano castelli e cattedrali, e le quattro tessere messe da parte vi stanno sopra coperte.' },
  markers: { title: 'Un segnalino dei punti a testa', text: 'Parte da 0 e gira intorno alla mappa. Una tessera sulla plancia castello ricorda che ha fatto il giro.' },
  doublers: { title: 'Un segnalino di raddoppio a testa', text: 'Lo mette sopra una missione scoperta chi ha raggiunto le due torri rotonde con il raddoppio.' },
};
