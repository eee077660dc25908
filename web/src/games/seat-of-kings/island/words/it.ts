// What the island says, in Italian. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const fields = (rank: string, letter: string, count: number) =>
  Object.fromEntries([...Array(count).keys()].map((i) => [`${letter}${i + 1}`, `posizione di ${rank} ${letter}${i + 1}`]));

export const it: Words = {
  region: { Con: 'Connacht', Uls: 'Ulster', Lei: 'Leinster', Mun: 'Munster' },
  field: {
    ...fields('contadino', 'F', 5), ...fields('pastore', 'H', 4), ...fields('guerriero', 'W', 3), ...fields('capo clan', 'C', 2), K: 'posizione del Re',
  },
  provinces: 'Province',
  vacant: 'libera',
  fort: 'fortino',
  captive: 'prigioniera',
  kingStone: (who: string) => `pedina del Re di ${who}`,
  below: (captives: string[]) => `sotto, prigioniere: ${captives.join(' e ')}`,
  captives: (count: number, who: string) => `${count} di ${who}`,
  stack: (field: string) => `Pedine sulla ${field}, dall’alto in basso`,
  piece: (who: string, depth: number) => (depth === 0 ? `${who}, in cima` : `${who}, alla profondità ${depth}`),
  empty: 'vuota',
  opening: (cumals) => `vuota; aprirla costa ${cumals} cumal`,
  wonBy: (who: string) => `conquistata da ${who}`,
  holds: (who: string, count: number) => `${who} ${plural(count, 'posizione', 'posizioni')}`,
  may: 'si può giocare',
  mayWithin: 'qui si può giocare',
  chosen: 'scelta',
  last: 'appena cambiata',
  proposed: 'consiglio',
  doom: { captured: 'sarebbe catturata', broken: 'il fortino sarebbe distrutto', freed: 'i prigionieri sarebbero liberati', deposed: 'la pedina del Re sarebbe deposta', removed: 'sarebbe tolta' },
  ghost: {
    placed: (who: string) => `${who} piazzerebbe qui`,
    named: (who: string) => `${who} nominerebbe questa posizione`,
    promoted: (who: string) => `${who} promuoverebbe fin qui`,
  },
};
