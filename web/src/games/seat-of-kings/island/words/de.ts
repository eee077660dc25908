// What the island says, in German. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const fields = (rank: string, letter: string, count: number) =>
  Object.fromEntries([...Array(count).keys()].map((i) => [`${letter}${i + 1}`, `${rank} ${letter}${i + 1}`]));

export const de: Words = {
  region: { Con: 'Connacht', Uls: 'Ulster', Lei: 'Leinster', Mun: 'Munster' },
  field: {
    ...fields('Bauernfeld', 'F', 5), ...fields('Hirtenfeld', 'H', 4), ...fields('Kriegerfeld', 'W', 3), ...fields('Hauptmannsfeld', 'C', 2), K: 'Königsfeld',
  },
  provinces: 'Provinzen',
  vacant: 'frei',
  fort: 'Fort',
  captive: 'gefangen',
  kingStone: (who: string) => `Königsstein von ${who}`,
  below: (captives: string[]) => `darunter gefangen ${captives.join(' und ')}`,
  captives: (count: number, who: string) => `${count} von ${who}`,
  stack: (field: string) => `Spielsteine auf dem ${field}, von oben nach unten`,
  piece: (who: string, depth: number) => (depth === 0 ? `${who}, obenauf` : `${who}, in Tiefe ${depth}`),
  empty: 'leer',
  opening: (cumals) => `leer; Eröffnen kostet ${plural(cumals, 'Cumal', 'Cumals')}`,
  wonBy: (who: string) => `gewonnen von ${who}`,
  holds: (who: string, count: number) => `${who} ${plural(count, 'Feld', 'Felder')}`,
  may: 'spielbar',
  mayWithin: 'hier ist etwas spielbar',
  chosen: 'gewählt',
  last: 'eben verändert',
  proposed: 'Tipp',
  doom: { captured: 'würde gefangen', broken: 'das Fort würde zerstört', freed: 'Gefangene kämen frei', deposed: 'der Königsstein würde gestürzt', removed: 'würde entfernt' },
  ghost: {
    placed: (who: string) => `${who} würde hier setzen`,
    named: (who: string) => `${who} würde dieses Feld nennen`,
    promoted: (who: string) => `${who} würde hierher aufsteigen`,
  },
};
