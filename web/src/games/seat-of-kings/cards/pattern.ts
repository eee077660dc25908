// Where the fields of a card's pattern lie, seen from one another: to be drawn, and to be told.
import { ranks, rankOf, type Rank } from '../facts';
import type { Card } from '../deck';

export interface Spot {
  rank: Rank;
  /** How far to the right of where the pattern is laid, as in "H-1". */
  offset: number;
  /** Half fields to the right, and ranks up, from "F+0". */
  x: number;
  level: number;
  /** In which order pieces are placed: from 1; 0 where none is. */
  order: number;
}

const letters = ranks.map(({ letter }) => letter);
export const levelOf = (rank: Rank): number => letters.indexOf(rank);

function spot(field: string, order: number): Spot {
  const rank = rankOf(field), offset = Number(field.slice(1)), level = levelOf(rank);
  return { rank, offset, level, x: 2 * offset + level, order };
}

/** The fields that get pieces, in their order, then those that must exist. */
export const spotsOf = ({ place = [], need = [] }: Pick<Card, 'place' | 'need'>): Spot[] =>
  [...place.map((field, i) => spot(field, i + 1)), ...need.map((field) => spot(field, 0))];

/** How much room a pattern takes: half fields from side to side, and ranks. */
export function extent(spots: Spot[]): { left: number; right: number; low: number; high: number } {
  const xs = spots.map(({ x }) => x), levels = spots.map(({ level }) => level);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...levels), high: Math.max(...levels) };
}

/** Pairs of fields that touch each other: side by side, or one above the other. */
export function joints(spots: Spot[]): [Spot, Spot][] {
  const touch = (a: Spot, b: Spot) => (a.level === b.level ? Math.abs(a.x - b.x) === 2 : Math.abs(a.level - b.level) === 1 && Math.abs(a.x - b.x) === 1);
  return spots.flatMap((a, i) => spots.slice(i + 1).filter((b) => touch(a, b)).map((b): [Spot, Spot] => [a, b]));
}
