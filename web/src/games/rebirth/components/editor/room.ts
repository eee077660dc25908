// How many hexes a map has for what, beside how many the usual tiles of three players need, so that one sees while painting how far
// it is. Whether a map can be played on the engine says.
import type { Terrain } from '../../box';
import { standardBox } from '../pack';
import type { Land } from './painting';

export const rooms = ['settlement', 'food', 'energy', 'farms', 'neutral'] as const;
export type Room = (typeof rooms)[number];

const takes: Record<Exclude<Room, 'neutral'>, readonly Terrain[]> = {
  settlement: ['settlement'],
  food: ['food', 'blank', 'offshore-food'],
  energy: ['energy', 'blank', 'offshore-energy'],
  farms: ['food', 'energy', 'blank', 'offshore-food', 'offshore-energy'],
};

export const roomIn = ({ hexes }: Pick<Land, 'hexes'>, room: Room): number =>
  hexes.filter(({ kind, neutral }) => (room === 'neutral' ? neutral : takes[room].includes(kind))).length;

const players = 3;
const { F, E, ...settlements } = standardBox.tiles as { F: number; E: number };
const usual: Record<Exclude<Room, 'neutral'>, number> = { settlement: Object.values<number>(settlements).reduce((sum, count) => sum + count, 0), food: F, energy: E, farms: F + E };

/** How many there have to be; neutral hexes are as many as on the standard map, no more. */
export const needed = (room: Room): number => (room === 'neutral' ? roomIn(standardBox, room) : players * usual[room]);
