// What the ceremonies say, in German.
import type { Words } from './en';

export const de: Words = {
  titles: { raid: 'Nach dem Raub', round: 'Das Ende der Runde' },
  names: { taken: 'Was geraubt wurde und was bleibt', tumult: 'Tumult', ranks: 'Neue Ränge', crowning: 'Die Krönung', mercy: 'Die Gnade des Volkes', end: 'Das Ende der Partie' },
  tumult: { bread: 'Brot-Tumult', marble: 'Marmor-Tumult', tools: 'Werkzeug-Tumult' },
  who: 'Wer',
  good: { bread: 'Brot', marble: 'Marmor', tools: 'Werkzeug' },
  people: 'Dem Volk geblieben',
  demand: 'Verlangt',
  content: 'zufrieden',
  riot: 'Tumult',
  greediest: 'Am gierigsten',
  pardoned: 'Gnade des Volkes: Eine Ware zählt nicht.',
  rule: 'Am gierigsten ist, wer am meisten geraubt hat; wer die Gnade des Volkes hat, zieht eine Ware ab, und bei Gleichstand trifft es den höheren Rang.',
  before: (rank) => `vorher ${rank}`,
  stays: 'bleibt',
  chronicle: 'Die Königs-Chronik',
};
