// What the ceremonies say, in English. The other languages have the same shape; the compiler sees to it.
import type { Good } from '../../facts';

export const en = {
  titles: { raid: 'After the raid', round: 'The end of the round' },
  names: { taken: 'What was taken, and what is left', tumult: 'Tumult', ranks: 'New ranks', crowning: 'The crowning', mercy: 'The mercy of the people', end: 'The end of the game' },
  tumult: { bread: 'Tumult over bread', marble: 'Tumult over marble', tools: 'Tumult over tools' } as Record<Good, string>,
  who: 'Who',
  good: { bread: 'Bread', marble: 'Marble', tools: 'Tools' } as Record<Good, string>,
  people: 'Left for the people',
  demand: 'Demanded',
  content: 'content',
  riot: 'tumult',
  greediest: 'Greediest',
  pardoned: 'The mercy of the people: one is not counted.',
  rule: 'The greediest is whoever has taken the most; with the mercy of the people one less is counted, and of those alike it is the higher rank.',
  before: (rank: string) => `before: ${rank}`,
  stays: 'stays',
  chronicle: 'The royal chronicle',
};

export type Words = typeof en;
