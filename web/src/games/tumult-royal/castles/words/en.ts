// What the castle boards say, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  castles: 'Castle boards',
  supporters: 'Supporters',
  left: 'Statues left',
  statues: 'Statues',
  tiles: 'Tiles',
  rank: {
    king: ['King', 'Duke', 'Prince', 'Count'],
    queen: ['Queen', 'Duchess', 'Princess', 'Countess'],
  } as Record<'king' | 'queen', string[]>,
  mercy: 'Mercy of the people',
};

export type Words = typeof en;
