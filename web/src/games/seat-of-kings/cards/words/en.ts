// What is said of cards, in English. The other languages have the same shape; the compiler sees to it.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';

const fields = (count: number) => (Number.isInteger(count) ? plural(count, 'field', 'fields') : `${Math.floor(count) || ''}½ ${count < 1 ? 'field' : 'fields'}`);

export const en = {
  card: (duel: number, pattern: string, costs: string) => `Card ${duel}: ${pattern}; ${costs}; duel value ${duel}`,
  name: (duel: number) => `Card ${duel}`,
  counted: (cards: number) => plural(cards, 'card', 'cards'),
  costs: (cumals: number) => (cumals === 0 ? 'activation is free' : `activation costs ${plural(cumals, 'cumal', 'cumals')}`),
  stone: 'Stone of Destiny, swaps two pieces of a region',
  empty: 'no field yet',
  anywhere: { F: 'a piece on any farmer’s field', H: 'a piece on any herdsman’s field', W: 'a piece on any warrior’s field', C: 'a piece on any chieftain’s field', K: 'a piece on the king’s field' },
  place: { F: 'a piece on a farmer’s field', H: 'a piece on a herdsman’s field', W: 'a piece on a warrior’s field', C: 'a piece on a chieftain’s field', K: 'a piece on the king’s field' },
  /** The second field to place on. */
  theField: { F: 'the farmer’s field', H: 'the herdsman’s field', W: 'the warrior’s field', C: 'the chieftain’s field', K: 'the king’s field' },
  placeAlso: (field: string, where: string) => ` and one on ${field} ${where}`,
  /** Fields that must exist. */
  aField: { F: 'a farmer’s field', H: 'a herdsman’s field', W: 'a warrior’s field', C: 'a chieftain’s field', K: 'the king’s field' },
  needs: (list: string) => `, with ${list}`,
  needed: (field: string, where: string) => `${field} ${where}`,
  list: listed('and'),
  level: {
    right: (count: number) => (count === 1 ? 'right of it' : `${fields(count)} to the right of it`),
    left: (count: number) => (count === 1 ? 'left of it' : `${fields(count)} to the left of it`),
  },
  above: (ranks: number) => `${plural(ranks, 'rank', 'ranks')} above it`,
  below: (ranks: number) => `${plural(ranks, 'rank', 'ranks')} below it`,
  slantUp: {
    right: (ranks: number) => (ranks === 1 ? 'up-right of it' : `${ranks} ranks up-right of it`),
    left: (ranks: number) => (ranks === 1 ? 'up-left of it' : `${ranks} ranks up-left of it`),
  },
  slantDown: {
    right: (ranks: number) => (ranks === 1 ? 'down-right of it' : `${ranks} ranks down-right of it`),
    left: (ranks: number) => (ranks === 1 ? 'down-left of it' : `${ranks} ranks down-left of it`),
  },
  and: ', ',
};

export type Words = typeof en;
