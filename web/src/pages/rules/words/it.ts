// What the rules page says, in Italian. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../words/plural';
import type { Words } from './en';

export const it: Words = {
  of: (name: string) => `Regole di ${name}`,
  aim: 'Scopo del gioco',
  choose: 'Variante',
  play: 'Gioca questa variante',
  learn: 'Impara passo dopo passo',
  components: 'Che cosa c’è nella scatola',
  contents: 'Indice',
  find: 'Cerca nelle regole',
  found: (count: number) => (count === 0 ? 'Nessuna regola trovata.' : plural(count, 'regola', 'regole')),
  notFound: (sought: string) => `Nessuna regola contiene «${sought}». Tutte le parole devono stare nella stessa regola.`,
  clear: 'Mostra tutte le regole',
  decision: 'Precisazione',
  decisionAbout: 'Qui il regolamento tace, si contraddice o lascia la questione aperta; su questo sito si gioca così.',
  source: 'Fonte',
};
