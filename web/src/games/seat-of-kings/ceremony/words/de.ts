// What the end of a round says, in German.
import type { Words } from './en';

export const de: Words = {
  title: (round) => `Ende der Runde ${round}`,
  traitor: (region) => `Der Verräter in ${region}`,
  income: 'Einkommen',
  clearing: (region) => `${region} wird geräumt`,
  exchange: 'Austausch und Lösegeld',
  start: 'Der neue Startspieler',
  regions: { Con: 'Connacht', Uls: 'Ulster', Lei: 'Leinster', Mun: 'Munster' },
  rank: 'Rang',
  ranks: { farmer: 'Bauern', herdsman: 'Hirten', warrior: 'Krieger', chieftain: 'Hauptmänner' },
  several: 'Mehrere Regionen',
  nobody: 'Niemand',
  who: 'Platz',
  earned: 'Einkommen',
  purse: 'Cumals jetzt',
  duel: 'Duell',
  most: 'Wer in einer Region die meisten eines Ranges hat, erhält 1 Cumal, bei Gleichstand niemand; wer einen Rang in mehreren Regionen hat, erhält 1 dazu.',
};
