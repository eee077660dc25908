// How the hexes look: ground and sign by what they are, told from the middle of a hex on, all hexes of a kind in one path.
import type { Terrain } from '../box';
import { moved, sized, tileSigns } from '../pieces/tile-signs';
import { strewn, type Point } from './geometry';

export type Ground = 'food' | 'energy' | 'blank' | 'settlement' | 'rock' | 'wave';

export const grounds: Record<Terrain, Ground> = {
  food: 'food', energy: 'energy', blank: 'blank', settlement: 'settlement', castle: 'rock', tower: 'rock', cathedral: 'rock', 'offshore-food': 'wave', 'offshore-energy': 'wave',
};

/** Where signs stand: above the names. */
const rise = -4;
/** Two of a row and one before them, with doors: plots, not houses yet. */
const house = 'v-7.5l5.5 -5l5.5 5v7.5z';
const houses = `m-13 -3${house}m15 0${house}m-7.5 10${house}`;
const grass = 'm-14 4q0 -5 -3 -7m3 7v-9m0 9q0 -5 3 -7m9 -2q0 -5 -3 -7m3 7v-9m0 9q0 -5 3 -7m8 16q0 -5 -3 -7m3 7v-9m0 9q0 -5 3 -7';

/** Farms have the signs of their tiles. */
const farms = { food: tileSigns.F, energy: tileSigns.E, 'offshore-food': tileSigns.F, 'offshore-energy': tileSigns.E } as const;
export const farmTerrains = ['food', 'energy', 'offshore-food', 'offshore-energy'] as const;
export const farmSigns = (terrain: keyof typeof farms, places: readonly Point[]): string => {
  const { body, cuts } = farms[terrain];
  return places.map(({ x, y }) => moved(body + cuts, sized(0.88, { x, y: y + rise }))).join('');
};
export const plots = (places: readonly Point[]): string => strewn(places, houses);
export const tufts = (places: readonly Point[]): string => strewn(places, grass);
export const swell = (places: readonly Point[]): string => strewn(places, 'm-14 16q3.5 -4 7 0t7 0t7 0t7 0');
/** Furrows of a field of grain. */
export const furrows = (places: readonly Point[]): string => strewn(places, 'm-22 10l17 -30m-10 36l20 -35m-10 39l20 -35m-8 36l15 -26');
export const stones = (places: readonly Point[]): string => strewn(places, 'm0 -8l7 4v8l-7 4l-7 -4v-8z');
