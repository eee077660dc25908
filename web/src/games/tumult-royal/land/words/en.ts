// What the land says, in English. The other languages have the same shape; the compiler sees to it.
import type { Terrain } from '../../box';

export const en = {
  terrain: { m: 'meadow', f: 'forest', h: 'mountain', v: 'village', c: 'castle' } satisfies Record<Terrain, string> as Record<Terrain, string>,
  position: (number: number) => `face-down landscape tile ${number}`,
  /** So much of bread, marble and tools. */
  cost: ([bread, marble, tools]: readonly number[]) =>
    [bread && `${bread} bread`, marble && `${marble} marble`, tools && `${tools} ${tools === 1 ? 'tool' : 'tools'}`].filter(Boolean).join(', '),
  free: (cost: string, double: boolean) => `free, costs ${cost}${double ? ', double away from your fields' : ''}`,
  statues: (who: string, count: number) => `${count === 1 ? 'a statue' : `${count} statues`} of ${who}`,
  ghost: (who: string, count: number) => `${count === 1 ? 'a statue' : `${count} statues`} of ${who} would stand here`,
  /** What a field costs that was touched. */
  price: (field: string, terrain: string, statues: number, cost: string, double: boolean) =>
    `${field}, ${terrain}: ${statues === 1 ? 'a statue' : `${statues} statues`} for ${cost}${double ? ' (double, away from your fields)' : ''}.`,
  cannotPay: 'You cannot pay that with your tiles.',
  wins: (supporters: number) => (supporters === 0 ? 'nothing overpaid' : `+${supporters} ${supporters === 1 ? 'supporter' : 'supporters'}`),
  more: (ways: number) => `${ways} more ways to pay`,
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
