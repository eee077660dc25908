// Painting a landscape tile, as it lies or turned.
import { turned, type Terrain } from '../../box';

export const side = 3;

/** The fields of a tile as they are seen after so many turns: each by its place in the tile as it is written, row by row from the top. */
export const placesAfter = (turn: number): number[] => turned(['012', '345', '678'], turn).flat().map(Number);

export const terrainAt = (landscape: string[], place: number): Terrain => landscape[Math.floor(place / side)]![place % side] as Terrain;

export const painted = (landscape: string[], place: number, terrain: Terrain): string[] =>
  landscape.map((row, y) => (y === Math.floor(place / side) ? [...row].map((each, x) => (x === place % side ? terrain : each)).join('') : row));

const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The field that an arrow key leads to, counted row by row; undefined: none. */
export function beyond(field: number, key: string): number | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const [x, y] = [(field % side) + step[0], Math.floor(field / side) + step[1]];
  return x >= 0 && x < side && y >= 0 && y < side ? y * side + x : undefined;
}
