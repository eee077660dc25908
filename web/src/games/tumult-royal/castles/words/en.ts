// What the castle boards say, in English. The other languages have the same shape; the compiler sees to it.
import type { Side } from '../court.svelte';

export const en = {
  castles: 'Castle boards',
  supporters: 'Supporters',
  left: 'Statues left',
  statues: 'Statues',
  tiles: 'Tiles',
  rank: {
    man: ['King', 'Duke', 'Prince', 'Count'],
    woman: ['Queen', 'Duchess', 'Princess', 'Countess'],
  } as Record<Side, string[]>,
  mercy: 'Mercy of the people',
};

export type Words = typeof en;
