// What is said of what a player has before them, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  handOf: (who: string) => `Tiles in ${who}’s hand`,
  /** Over the tiles in the hand, in hardly more room than one of them has. */
  held: { place: 'To place', choose: 'One of these', extra: 'Extra tile', next: 'Next tile', none: 'Hand' },
  aside: 'Set aside',
  secret: 'Private mission',
  worth: (points: number) => `+${points} at the end`,
  progress: (have: number, least: number) => `${have} of ${least}`,
};

export type Words = typeof en;
