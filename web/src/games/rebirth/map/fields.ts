// How the hexes look: ground and sign by what they are, told from the middle of a hex on, all hexes of a kind in one path.
import type { Terrain } from '../box';

export type Ground = 'food' | 'energy' | 'blank' | 'settlement' | 'rock' | 'wave';

export const grounds: Record<Terrain, Ground> = {
  food: 'food', energy: 'energy', blank: 'blank', settlement: 'settlement', castle: 'rock', tower: 'rock', cathedral: 'rock', 'offshore-food': 'wave', 'offshore-energy': 'wave',
};

/** Three ears of grain. */
const ears =
  'm0 12v-20m-8 19q2 -7 0 -14m16 14q-2 -7 0 -14' +
  'm-8 1q-5 -1 -5 -6q5 1 5 6q5 -1 5 -6q-5 1 -5 6m0 -7q-4 -3 0 -8q4 5 0 8' +
  'm-8 6q-4 -1 -4 -5q4 1 4 5q4 -1 4 -5q-4 1 -4 5m16 0q-4 -1 -4 -5q4 1 4 5q4 -1 4 -5q-4 1 -4 5';
/** A windmill with four sails. */
const mill = 'm-5 13l2 -13h6l2 13zm5 -15l9 -9m-18 18l9 -9l-9 -9m18 18l-9 -9m-9 -9l4 -1.5l4.5 4.5m9.5 -3l1.5 4l-4.5 4.5';
const grass = 'm-13 6q0 -4 -2.5 -6m2.5 6v-7m0 7q0 -4 2.5 -6m9 -3q0 -4 -2.5 -6m2.5 6v-7m0 7q0 -4 2.5 -6m7 15q0 -4 -2.5 -6m2.5 6v-7m0 7q0 -4 2.5 -6';
const house = 'v-7l5 -5l5 5v7z';
const houses = `m-14 4${house}m9 10${house}m9 -9${house}`;
const swell = 'm-14 15q3.5 -4 7 0t7 0t7 0t7 0';

export const signs: Partial<Record<Terrain, string>> = {
  food: ears, energy: mill, blank: grass, settlement: houses, 'offshore-food': ears, 'offshore-energy': mill,
};
export const waves = swell;
/** Furrows of a field of grain. */
export const furrows = 'm-22 10l17 -30m-10 36l20 -35m-10 39l20 -35m-8 36l15 -26';
export const neutralSign = 'm0 -8l7 4v8l-7 4l-7 -4v-8z';
