// What the land says, in English. The other languages have the same shape; the compiler sees to it.
import type { Terrain } from '../../box';

export const en = {
  terrain: { m: 'meadow', f: 'forest', h: 'mountain', v: 'village', c: 'castle' } satisfies Record<Terrain, string> as Record<Terrain, string>,
  position: (number: number) => `face-down landscape tile ${number}`,
  /** So much of bread, marble and tools. */
  cost: ([bread, marble, tools]: readonly number[]) =>
    [bread && `${bread} bread`, marble && `${marble} marble`, tools && `${tools} ${tools === 1 ? 'tool' : 'tools'}`].filter(Boolean).join(', '),
  free: (cost: string) => `free, costs ${cost}`,
  statues: (who: string, count: number) => `${count === 1 ? 'a statue' : `${count} statues`} of ${who}`,
  ghost: (who: string, count: number) => `${count === 1 ? 'a statue' : `${count} statues`} of ${who} would stand here`,
  may: 'may be chosen',
  chosen: 'chosen',
  last: 'just changed',
  proposed: 'hint',
  chronicle: 'Royal chronicle.',
  crowned: (field: number, who: string, statues: number) => `Field ${field}: ${who}, ${statues === 1 ? 'a statue' : `${statues} statues`}.`,
  next: (field: number) => `Next is field ${field}.`,
  nextDouble: (field: number, threshold: number) => `Next is double field ${field}: a lead of more than ${threshold} ends the game.`,
  nearer: 'See the land from nearer',
};

export type Words = typeof en;
