// Which hexes a stroke touches, and what of the sea around a map can be painted on.
import { ways } from '../../box';
import { across, centre, radius, type Frame, type Point } from '../../map/geometry';
import type { Place } from './painting';

/** The hex at a point. */
export function placeAt({ x, y }: Point): Place {
  const r = y / (1.5 * radius), q = x / across - r / 2;
  const near = [Math.round(q) + 0, Math.round(r) + 0, Math.round(-q - r)] as const; // + 0: there is no hex -0
  const off = [Math.abs(near[0] - q), Math.abs(near[1] - r), Math.abs(near[2] + q + r)] as const;
  // The three go together to 0: the one that was rounded most follows from the others.
  if (off[0] > off[1] && off[0] > off[2]) return { q: -near[1] - near[2] + 0, r: near[1] };
  return off[1] > off[2] ? { q: near[0], r: -near[0] - near[2] + 0 } : { q: near[0], r: near[1] };
}

const same = (a: Place, b: Place | undefined) => a.q === b?.q && a.r === b.r;

/** The hexes between two points, however quickly a finger went from one to the other. */
export function placesBetween(from: Point, to: Point): Place[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (radius / 2));
  const places = Array.from({ length: steps + 1 }, (_, i) => placeAt({ x: from.x + ((to.x - from.x) * i) / (steps || 1), y: from.y + ((to.y - from.y) * i) / (steps || 1) }));
  return places.filter((place, i) => !same(place, places[i - 1]));
}

const sea = { across: 2, down: 2 }; // hexes beyond the outermost ones
const least = { across: 13, down: 19 }; // hexes, as large as the standard map

/** What is seen: the map with sea around, and no less than a usual map needs; what was seen before stays where it was. */
export function sheetFor(hexes: readonly Place[], before?: Frame): Frame {
  const points = hexes.length > 0 ? hexes.map(centre) : [{ x: 0, y: 0 }];
  const between = (values: number[], beyond: number, usual: number, [from, to]: [from: number, to: number] | []) => {
    const [low, high] = [Math.min(...values) - beyond, Math.max(...values) + beyond];
    if (from !== undefined && to !== undefined) return [Math.min(low, from), Math.max(high, to)] as const;
    const short = Math.max(0, usual - (high - low)) / 2;
    return [low - short, high + short] as const;
  };
  const [left, right] = between(points.map(({ x }) => x), (sea.across + 0.5) * across, least.across * across, before ? [before.x, before.x + before.width] : []);
  const [top, bottom] = between(points.map(({ y }) => y), sea.down * 1.5 * radius + radius, least.down * 1.5 * radius, before ? [before.y, before.y + before.height] : []);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const hair = 1e-6; // what counting with fractions may be off

/** All places that are seen as a whole, row by row from the north on, each from the west on. */
function placesOn({ x, y, width, height }: Frame): Place[][] {
  const rows = [Math.ceil((y + radius) / (1.5 * radius) - hair), Math.floor((y + height - radius) / (1.5 * radius) + hair)] as const;
  return Array.from({ length: Math.max(0, rows[1] - rows[0] + 1) }, (_, i) => {
    const r = rows[0] + i;
    const [first, last] = [Math.ceil((x + across / 2) / across - r / 2 - hair), Math.floor((x + width - across / 2) / across - r / 2 + hair)];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, j) => ({ q: first + j, r }));
  });
}

/** The hexes and those around them. */
function placesNear(hexes: readonly Place[]): Place[][] {
  const near = new Map(hexes.flatMap(({ q, r }) => [[0, 0] as const, ...ways].map(([across, down]) => [`${q + across} ${r + down}`, { q: q + across, r: r + down }] as const)));
  const places = [...near.values()].sort((a, b) => a.r - b.r || a.q - b.q);
  return [...new Set(places.map(({ r }) => r))].map((row) => places.filter(({ r }) => r === row));
}

const most = 1500; // places: of islands that lie far apart the sea between them is not painted on

/** Where something may be painted, row by row. */
export const placesFor = (hexes: readonly Place[], sheet: Frame): Place[][] =>
  (sheet.width / across) * (sheet.height / (1.5 * radius)) > most ? placesNear(hexes) : placesOn(sheet);
