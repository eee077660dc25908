// What the land says, in English. The other languages have the same shape; the compiler sees to it.
import type { Terrain } from '../../box';

export const en = {
  terrain: { m: 'meadow', f: 'forest', h: 'mountain', v: 'village', c: 'castle' } satisfies Record<Terrain, string> as Record<Terrain, string>,
  faceDown: 'face down',
  vacant: 'free',
  statues: (who: string, count: number) => `${count === 1 ? 'a statue' : `${count} statues`} of ${who}`,
  may: 'may be chosen',
  chosen: 'chosen',
  last: 'just changed',
  proposed: 'hint',
  position: (number: number) => `face-down landscape tile ${number}`,
};

export type Words = typeof en;
