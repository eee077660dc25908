// The shore, as a line around the land that is as far from the hexes as chance and tide have it, and the lines that a map-maker
// draws along it out at sea. It follows from the hexes alone: the same map has the same shore everywhere.
import { isOffshore, ways, type Box, type Hex } from '../box';
import { across, bent, centre, radius, type Point } from './geometry';

const cell = 7; // of the net over which the distance from the land is measured
const reach = 40; // how far out it is
const bay = 5; // how far round a corner between hexes is

/** How far a point is from a hex around 0; less than 0 inside. */
function distance(x: number, y: number): number {
  const half = across / 2, slope = Math.sqrt(3) / 2;
  let [u, v] = [Math.abs(y), Math.abs(x)];
  const over = 2 * Math.min(slope * -u + 0.5 * v, 0);
  u += slope * over;
  v -= 0.5 * over + half;
  u -= Math.max(-radius / 2, Math.min(radius / 2, u));
  return Math.sqrt(u * u + v * v) * Math.sign(v);
}

/** Wind and weather: how much nearer, or farther, the shore is in a place. */
const weather = (x: number, y: number): number =>
  2.6 * Math.sin(x / 15 + 1.7 * Math.sin(y / 23)) + 1.9 * Math.sin(y / 9 + 1.3 * Math.sin(x / 17)) + 0.9 * Math.sin(x / 4.1 + y / 5.3);

interface Net {
  left: number;
  top: number;
  columns: number;
  /** How far each knot is from the land, row by row. */
  far: Float64Array;
}

function netOver(hexes: readonly Hex[]): Net {
  const land = hexes.map(centre), around = radius + reach;
  const left = Math.min(...land.map(({ x }) => x)) - around, top = Math.min(...land.map(({ y }) => y)) - around;
  const columns = Math.ceil((Math.max(...land.map(({ x }) => x)) + around - left) / cell) + 2;
  const rows = Math.ceil((Math.max(...land.map(({ y }) => y)) + around - top) / cell) + 2;
  const near = new Float64Array(columns * rows);
  const taken = new Set(hexes.map(({ q, r }) => `${q} ${r}`));
  for (const hex of hexes) {
    const { x, y } = centre(hex);
    // No shore is near a hex in the middle of the land.
    const wide = ways.every(([q, r]) => taken.has(`${hex.q + q} ${hex.r + r}`)) ? radius : around;
    const first = (from: number) => Math.max(1, Math.ceil((from - wide) / cell));
    for (let row = first(y - top); row <= (y + wide - top) / cell; ++row)
      for (let column = first(x - left); column <= (x + wide - left) / cell; ++column)
        near[row * columns + column]! += Math.exp(-distance(left + column * cell - x, top + row * cell - y) / bay);
  }
  return { left, top, columns, far: near.map((sum, i) => -bay * Math.log(sum || 1e-9) + weather(left + (i % columns) * cell, top + Math.floor(i / columns) * cell)) };
}

/** The lines along which the net is so far from the land: each around something, with the land to its right. */
function linesAt({ left, top, columns, far }: Net, level: number): Point[][] {
  const points = new Map<number, Point>();
  const next = new Map<number, number>();
  /** Where the line crosses between two knots: a name for the place. */
  const crossing = (a: number, b: number): number => {
    const name = Math.min(a, b) * 2 + Number(Math.abs(a - b) === 1);
    if (!points.has(name)) {
      const part = (level - far[a]!) / (far[b]! - far[a]!);
      const along = (of: (knot: number) => number) => of(a) + part * (of(b) - of(a));
      points.set(name, { x: left + cell * along((knot) => knot % columns), y: top + cell * along((knot) => Math.floor(knot / columns)) });
    }
    return name;
  };
  for (let knot = 0; knot + columns + 1 < far.length; ++knot) {
    const dry = far[knot]! < level;
    const same = dry === far[knot + 1]! < level && dry === far[knot + columns]! < level && dry === far[knot + columns + 1]! < level;
    if (same || (knot + 1) % columns === 0) continue;
    const round = [knot, knot + 1, knot + columns + 1, knot + columns];
    const isLand = round.map((corner) => far[corner]! < level);
    round.forEach((_, i) => {
      if (isLand[i] || !isLand[(i + 1) % 4]) return;
      // From where the way around the cell comes ashore to where it next leaves the land.
      let leaves = (i + 1) % 4;
      while (isLand[(leaves + 1) % 4]) leaves = (leaves + 1) % 4;
      next.set(crossing(round[leaves]!, round[(leaves + 1) % 4]!), crossing(round[i]!, round[(i + 1) % 4]!));
    });
  }
  const lines: Point[][] = [];
  for (const start of [...next.keys()]) {
    const line: Point[] = [];
    for (let here: number | undefined = start; here !== undefined && next.has(here); ) {
      line.push(points.get(here)!);
      const to: number = next.get(here)!;
      next.delete(here);
      here = to;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}

export interface Shore {
  coast: Point[][];
  /** Out at sea, the nearest first. */
  sea: Point[][][];
}

export const landOf = ({ hexes }: Pick<Box, 'hexes'>): Hex[] => hexes.filter((hex) => !isOffshore(hex));

const made = new WeakMap<object, Shore>();
export function shoreOf(box: Pick<Box, 'hexes'>): Shore {
  if (!made.has(box)) {
    const land = landOf(box);
    const net = land.length > 0 ? netOver(land) : null;
    const lines = (level: number) => (net ? linesAt(net, level) : []);
    made.set(box, { coast: lines(7.5), sea: [14.5, 22, 31].map(lines) });
  }
  return made.get(box)!;
}

export const drawn = (lines: readonly Point[][]): string => lines.map((line) => bent(line, true)).join('');
