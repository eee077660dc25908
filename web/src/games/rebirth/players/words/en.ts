// What is said of what everybody has, in English. The other languages have the same shape; the compiler sees to it.
export const en = {
  parts: { label: 'What everybody has', points: 'Points', tiles: 'Tiles', towers: 'Towers' },
  who: 'Player',
  all: 'Total',
  lines: (who: string) => `${who}: line by line`,
  scored: {
    F: (farms: number) => (farms === 1 ? 'food: 1 farm' : `food: ${farms} farms`),
    E: (farms: number) => (farms === 1 ? 'energy: 1 farm' : `energy: ${farms} farms`),
    castles: (castles: number) => (castles === 1 ? '1 castle' : `${castles} castles`),
  },
  how: { first: 'first', later: 'later', private: 'private', unfinished: 'not full', doubled: 'doubled' },
  nothing: 'No points yet.',
  castles: (castles: number, points: number) => `${castles === 1 ? '1 castle' : `${castles} castles`}, for ${points} points at the end`,
  atEnd: 'at the end',
  left: 'Tiles that have not been placed yet: in the supply, in the hand, or set aside.',
  supply: 'To draw',
  aside: 'Of these set aside',
  gone: 'Out of the game',
  reached: 'reached',
  set: (have: number, all: number) => `${have} of ${all}`,
  tower: 'Round tower',
  tara: 'breaks ties at the end',
};

export type Words = typeof en;
