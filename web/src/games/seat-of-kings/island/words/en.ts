// What the island says, in English. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../../words/plural';
import type { Doom, GhostKind } from '../marks';

const fields = (rank: string, letter: string, count: number) =>
  Object.fromEntries([...Array(count).keys()].map((i) => [`${letter}${i + 1}`, `${rank} field ${letter}${i + 1}`]));

export const en = {
  region: { Con: 'Connacht', Uls: 'Ulster', Lei: 'Leinster', Mun: 'Munster' },
  field: {
    ...fields('farmer’s', 'F', 5), ...fields('herdsman’s', 'H', 4), ...fields('warrior’s', 'W', 3), ...fields('chieftain’s', 'C', 2), K: 'king’s field',
  } as Record<string, string>,
  provinces: 'Provinces',
  vacant: 'vacant',
  fort: 'fort',
  captive: 'captive',
  kingStone: (who: string) => `${who}’s king stone`,
  below: (captives: string[]) => `below it ${captives.join(' and ')} captive`,
  captives: (count: number, who: string) => `${count} of ${who}’s`,
  stack: (field: string) => `Pieces on the ${field}, from the top down`,
  piece: (who: string, depth: number) => (depth === 0 ? `${who}, on top` : `${who}, at depth ${depth}`),
  empty: 'empty',
  opening: (cumals: number) => `empty; opening costs ${plural(cumals, 'cumal', 'cumals')}`,
  wonBy: (who: string) => `won by ${who}`,
  holds: (who: string, count: number) => `${who} ${plural(count, 'field', 'fields')}`,
  may: 'may be played',
  mayWithin: 'something may be played here',
  chosen: 'chosen',
  last: 'just changed',
  proposed: 'hint',
  doom: { captured: 'would be captured', broken: 'the fort would be broken', freed: 'captives would be freed', deposed: 'the king stone would be deposed', removed: 'would be removed' } satisfies Record<Doom, string> as Record<Doom, string>,
  ghost: {
    placed: (who: string) => `${who} would be placed here`,
    named: (who: string) => `${who} would name this field`,
    promoted: (who: string) => `${who} would be promoted to here`,
  } satisfies Record<GhostKind, (who: string) => string> as Record<GhostKind, (who: string) => string>,
};

export type Words = typeof en;
