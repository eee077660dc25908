// What lies in the box, as content packs have it (docs/content.md): what statues cost, and what the landscape tiles show.
import standard from '../../../../content/tumult-royal/standard.json?play';
import type { Facts } from './facts';

/** Meadow, forest, mountain, village, castle, as packs write them. */
export const terrains = ['m', 'f', 'h', 'v', 'c'] as const;
export type Terrain = (typeof terrains)[number];

/** As the table calls them. */
export const terrainNames: Record<Terrain, string> = { m: 'meadow', f: 'forest', h: 'mountain', v: 'village', c: 'castle' };

/** Of bread, marble and tools. */
export type Cost = [number, number, number];

export interface Box {
  goods: { good: string; value: number; from: number }[];
  disc: Record<string, number>;
  costs: Record<Terrain, Cost>;
  thresholds: number[];
  /** Three rows each, the uppermost first. */
  landscapes: string[][];
  layouts: Record<string, { columns: number; rows: number; up: number[] }>;
}

export const boxOf = (pack: unknown): Box => (pack ?? standard) as Box;

/** Fields along the side of a landscape tile, and its rows of tiles. */
const side = 3;
export const rowsOfTiles = 2;

/** A field and where it lies: columns and rows from the lower left, from 0 on. */
export interface Place {
  field: string;
  column: number;
  row: number;
  /** The position of its landscape tile, from 1 on. */
  position: number;
}

export const fieldAt = (column: number, row: number) => `${String.fromCharCode(97 + column)}${row + 1}`;
export const positionAt = (column: number, row: number) => Math.floor(column / side) * rowsOfTiles + Math.floor(row / side) + 1;
export const columnOf = (field: string) => field.charCodeAt(0) - 97;
export const rowOf = (field: string) => Number(field.slice(1)) - 1;

export const rows = side * rowsOfTiles;
export const columnsOf = ({ land }: Facts) => (Object.keys(land).length / rowsOfTiles) * side;

/** All fields of the land, column by column. */
export function placesOf(facts: Facts): Place[] {
  return Array.from({ length: columnsOf(facts) * rows }, (_, i) => {
    const [column, row] = [Math.floor(i / rows), i % rows];
    return { field: fieldAt(column, row), column, row, position: positionAt(column, row) };
  });
}

/** A landscape turned clockwise so often: its left column becomes the top row. */
export function turned(landscape: string[], turn: number): Terrain[][] {
  let tile = landscape.map((row) => [...row]);
  for (let i = 0; i < turn; ++i) tile = tile[0]!.map((_, column) => tile.map((row) => row[column]!).reverse());
  return tile as Terrain[][];
}

/** What a field is; null: its tile lies face down. */
export function terrainOf(box: Box, { land }: Facts, { column, row, position }: Place): Terrain | null {
  const lies = land[position];
  if (!lies) return null;
  const [tile, turn] = lies;
  return turned(box.landscapes[tile - 1]!, turn)[side - 1 - (row % side)]![column % side]!;
}
