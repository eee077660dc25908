// Where the tiles lie, strewn over the table as if pushed about. Place and turn follow from slot and round alone, so that a
// tile lies where it lay whenever one looks; rows are kept, so that there is an order to read and to walk in.

export interface Spot {
  slot: number;
  row: number;
  /** The middle of the tile, in pixels from the upper left, and its turn in degrees. */
  x: number;
  y: number;
  turn: number;
}

export interface Strewn {
  /** The side of a tile. */
  size: number;
  /** Around each tile so much is free of others: what a thumb may touch. */
  reach: { width: number; height: number };
  spots: Spot[];
}

const largest = 84;
const most = 6; // degrees
/** How much of its room a tile fills: turned by the most it still does not touch its neighbours. */
const filled = 0.9;

/** A number from 0 to 1 that looks like chance. */
function noise(...seeds: number[]): number {
  let state = 0x9e3779b9;
  for (const seed of seeds) {
    state = Math.imul(state ^ (seed + 0x7f4a7c15), 0x85ebca6b);
    state ^= state >>> 13;
    state = Math.imul(state, 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return (state >>> 0) / 2 ** 32;
}

/** In how many rows tiles can be largest. */
function rowsFor(count: number, width: number, height: number): number {
  const side = (rows: number) => Math.min(width / Math.ceil(count / rows), height / rows);
  let best = 1;
  for (let rows = 2; rows <= count; ++rows) if (side(rows) > side(best)) best = rows;
  return best;
}

export function strewn(count: number, round: number, width: number, height: number): Strewn {
  if (count === 0 || width <= 0 || height <= 0) return { size: 0, reach: { width: 0, height: 0 }, spots: [] };
  const rows = rowsFor(count, width, height);
  const reach = { width: width / Math.ceil(count / rows), height: height / rows };
  const size = Math.min(largest, filled * Math.min(reach.width, reach.height));
  const spots: Spot[] = [];
  for (let row = 0; row < rows; ++row) {
    // The shorter rows are spread among the others.
    const [first, end] = [Math.round((row * count) / rows), Math.round(((row + 1) * count) / rows)];
    for (let i = first; i < end; ++i) {
      const room = { width: width / (end - first), height: reach.height };
      const turn = (2 * noise(round, i, 1) - 1) * most;
      const across = size * (Math.cos((turn * Math.PI) / 180) + Math.abs(Math.sin((turn * Math.PI) / 180)));
      const push = (free: number, seed: number) => (noise(round, i, seed) - 0.5) * Math.max(0, free - across);
      spots.push({ slot: i + 1, row, x: (i - first + 0.5) * room.width + push(room.width, 2), y: (row + 0.5) * room.height + push(room.height, 3), turn });
    }
  }
  return { size, reach, spots };
}

/** The middle of a tile so large that was lifted from a spot: beside the finger, above it, or at its side where there is no room.
    It may reach a little over the edge. */
export function roomFor(big: number, { x, y }: Spot, size: number, { width, height }: { width: number; height: number }, byTouch: boolean): { x: number; y: number } {
  const uppermost = big / 2 - 26;
  const above = y - (byTouch ? size * 0.45 + big * 0.72 : size * 0.3);
  const aside = byTouch && above < uppermost - 12;
  const across = aside ? x + (x > width / 2 ? -1 : 1) * (big * 0.5 + size * 0.55 + 12) : x;
  return { x: Math.min(width - big / 2 - 2, Math.max(big / 2 + 2, across)), y: Math.min(height - big / 2, Math.max(uppermost, aside ? y - big * 0.3 : above)) };
}
