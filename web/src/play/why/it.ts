// What is said of hints and analyses, in Italian.
import { plural } from '../../words/plural';
import type { Words } from './en';

export const it: Words = {
  why: 'Perché questa mossa',
  then: 'Poi:',
  judging: (moves, of) => `${moves} di ${plural(of, 'mossa giudicata', 'mosse giudicate')}…`,
  failed: 'L’analisi non può continuare',
  ready: (moments) => `L’analisi è pronta. ${plural(moments, 'mossa', 'mosse')} da rivedere.`,
  course: 'Andamento della partita',
  keys: 'Con le frecce percorri la partita; Pag su e Pag giù passano da un momento chiave all’altro.',
  leads: (who) => `${who} in vantaggio`,
  ahead: 'in vantaggio',
  behind: 'in svantaggio',
  moments: 'Momenti chiave',
  costliest: 'Le mosse più costose',
  noMoments: 'Nessuna mossa da sola ha deciso questa partita; queste sono costate di più.',
  nothing: 'Nessuna mossa è costata qualcosa di rilevante.',
  notDecisive: 'costosa, ma non decisiva',
  better: (move) => `meglio: ${move}`,
  played: 'Giocata',
  wasBetter: 'Meglio',
  followed: 'È seguito:',
  wouldFollow: 'Potrebbe continuare così:',
  showLine: 'Mostra la sequenza sul tabellone',
  accuracy: 'Precisione',
  howAccuracy: 'Come si misura la precisione',
  percent: (number) => `${number}%`,
  aboutAccuracy: '100%: sempre la mossa migliore; circa 30%: mosse tirate a sorte. Le mosse contano per quanto c’era in gioco.',
  mistakes: 'Errori',
  blunders: 'Errori gravi',
};
