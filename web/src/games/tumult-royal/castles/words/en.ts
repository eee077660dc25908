// What the castle boards say, in English. The other languages have the same shape; the compiler sees to it.
import type { Side } from '../court.svelte';

export const en = {
  castles: 'Castle boards',
  own: 'Your castle board',
  supporters: 'Supporters',
  left: 'Statues left',
  rank: {
    man: ['King', 'Duke', 'Prince', 'Count'],
    woman: ['Queen', 'Duchess', 'Princess', 'Countess'],
  } as Record<Side, string[]>,
  mercy: 'Mercy of the people',
  noMercy: 'No mercy of the people',
  turn: (now: string, other: string) => `${now}: turn the card over to the ${other}`,
  done: 'wants no more',
  holds: 'Holds a tile',
};

export type Words = typeof en;
