// What the rules page says, in German. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../words/plural';
import type { Words } from './en';

export const de: Words = {
  of: (name: string) => `Regeln für ${name}`,
  aim: 'Ziel des Spiels',
  choose: 'Variante',
  play: 'Diese Variante spielen',
  learn: 'Schritt für Schritt lernen',
  components: 'Was in der Schachtel liegt',
  contents: 'Inhalt',
  find: 'In den Regeln suchen',
  found: (count: number) => (count === 0 ? 'Keine Regel gefunden.' : plural(count, 'Regel', 'Regeln')),
  notFound: (sought: string) => `Keine Regel enthält „${sought}“. Alle Wörter müssen in derselben Regel stehen.`,
  clear: 'Alle Regeln zeigen',
  decision: 'Festlegung',
  decisionAbout: 'Hier schweigt die Spielregel, widerspricht sich oder lässt etwas offen; auf dieser Website wird es so gespielt.',
  source: 'Quelle',
};
