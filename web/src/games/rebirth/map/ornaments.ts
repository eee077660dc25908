// Where ornaments lie on a map: rivers through the hexes on rivers, lines between provinces. What is known of Ireland counts where
// the map is still that of the box; other rivers run from hex to hex.
import { beside, boxOf, hexesOf, ways, type Box, type Hex } from '../box';
import { across, bent, centre, linesAround, type Point } from './geometry';
import { hills, loughs, rivers, ship, title, waters } from './ireland';
import { landOf } from './shore';

const isRiver = ({ tags }: Hex): boolean => tags?.includes('river') ?? false;
const sides = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];
const middleOf = (points: readonly Point[]): Point =>
  ({ x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length });
const between = (from: Point, to: Point, part: number): Point => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
const far = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The hex of a name, if it lies where it lies on the map in the box. */
function known(box: Box, name: string): Hex | undefined {
  const [hex, first] = [hexesOf(box).get(name), hexesOf(boxOf(undefined)).get(name)];
  return hex && first && hex.q === first.q && hex.r === first.r ? hex : undefined;
}

/** What lies between hexes, if they are all known. */
function placeOf(box: Box, where: string): Point | null {
  const hexes = where.split('/').map((name) => known(box, name));
  return hexes.every((hex) => hex !== undefined) ? middleOf(hexes.map(centre)) : null;
}

/** How a river runs through a hex: around its sign, below it if need be. */
function through(hex: Hex, from: Point, to: Point): Point {
  const middle = centre(hex), bend = { x: from.x + to.x - 2 * middle.x, y: from.y + to.y - 2 * middle.y };
  const wide = Math.hypot(bend.x, bend.y);
  if (wide > 8) return between(middle, { x: middle.x + bend.x / wide, y: middle.y + bend.y / wide }, 24);
  const along = far(from, to) * Math.sign(to.x - from.x);
  return { x: middle.x - (26 * (to.y - from.y)) / along, y: middle.y + (26 * (to.x - from.x)) / along };
}

/** A river as a line, if all of it is known and on rivers. */
function courseOf(box: Box, course: string): { hexes: Hex[]; line: Point[] } | null {
  const stations = course.split(' ');
  const hexes = stations.filter((station) => hexesOf(boxOf(undefined)).has(station)).map((name) => known(box, name));
  if (!hexes.every((hex) => hex && isRiver(hex))) return null;
  const points = stations.map((station) => placeOf(box, station));
  const toSide = (from: Point, side: string, reach: number): Point => {
    const way = ways[sides.indexOf(side)];
    const to = way ? centre({ q: way[0], r: way[1] }) : { x: 0, y: -across };
    return { x: from.x + (to.x / across) * reach, y: from.y + (to.y / across) * reach };
  };
  const line: Point[] = [];
  for (const [i, station] of stations.entries()) {
    const [here, last, next] = [points[i], points[i - 1], points[i + 1]];
    const hex = hexesOf(box).get(station);
    if (!here) {
      if (i < stations.length - 1 || !last) return null;
      line.push(toSide(last, station, stations[i - 1]!.includes('/') ? 22 : 34));
    } else if (!hex) line.push(here);
    else {
      const out = next ? (hexesOf(box).has(stations[i + 1]!) ? between(here, next, 0.5) : next) : stations[i + 1] ? toSide(here, stations[i + 1]!, 26) : here;
      // A source lies aside, so that its river, too, runs around the sign.
      const into = line.at(-1) ?? { x: here.x + 0.4 * (out.x - here.x) - 0.75 * (out.y - here.y), y: here.y + 0.4 * (out.y - here.y) + 0.75 * (out.x - here.x) };
      if (line.length === 0) line.push(into);
      if (out !== here) line.push(through(hex, into, out), out);
      else line.push(between(into, here, 0.6));
    }
  }
  return { hexes: hexes as Hex[], line };
}

/** Rivers of which nothing is known, from hex to hex below the signs. */
function otherRivers(box: Box, hexes: readonly Hex[]): Point[][] {
  const left = new Set(hexes);
  const below = (hex: Hex): Point => ({ x: centre(hex).x, y: centre(hex).y + 14 });
  const lines: Point[][] = [];
  function flow(from: Hex, line: Point[]) {
    left.delete(from);
    line.push(below(from));
    const on = beside(box, from).filter((hex) => left.has(hex));
    on.forEach((to, i) => {
      if (!left.has(to)) return;
      const branch = i === 0 ? line : [below(from)];
      branch.push(middleOf([centre(from), centre(to)]));
      flow(to, branch);
      if (i > 0) lines.push(branch);
    });
  }
  for (const source of hexes) {
    if (!left.has(source)) continue;
    const { x, y } = below(source);
    const line = [{ x: x - 18, y: y - 5 }];
    flow(source, line);
    if (line.length === 2) line.push({ x: x + 18, y: y - 5 });
    lines.push(line);
  }
  return lines;
}

export function riversOf(box: Box): Point[][] {
  const courses = Object.values(rivers).flatMap((course) => courseOf(box, course) ?? []);
  const told = new Set(courses.flatMap(({ hexes }) => hexes));
  return [...courses.map(({ line }) => line), ...otherRivers(box, box.hexes.filter((hex) => isRiver(hex) && !told.has(hex)))];
}

export const hillsOf = (box: Box): Point[] => Object.values(hills).flatMap((where) => placeOf(box, where) ?? []);
export const loughsOf = (box: Box): { at: Point; size: number }[] =>
  Object.values(loughs).flatMap(([where, size]) => {
    const at = placeOf(box, where);
    return at ? [{ at, size }] : [];
  });

/** A lough's shore, never quite round. */
export const loughShore = ({ at, size }: { at: Point; size: number }): string =>
  bent(Array.from({ length: 9 }, (_, i) => {
    const [angle, reach] = [(i / 9) * 2 * Math.PI, size * (1 + 0.16 * Math.sin(2.3 * i + at.x))];
    return { x: at.x + 0.85 * reach * Math.cos(angle), y: at.y + 1.1 * reach * Math.sin(angle) };
  }), true);

/** Where provinces begin, each border once. */
export function marchesOf(box: Box): Point[][] {
  const land = landOf(box);
  const names = [...new Set(land.flatMap(({ province }) => province ?? []))];
  const provinceAt = new Map(land.map((hex) => [`${hex.q} ${hex.r}`, hex.province]));
  return names.flatMap((name, i) => {
    const later = new Set(names.slice(i + 1));
    return linesAround(land.filter(({ province }) => province === name), (q, r) => later.has(provinceAt.get(`${q} ${r}`) ?? ''));
  });
}

/** All of the land lies where it does on the map in the box. */
const isIreland = (box: Box): boolean => box.hexes.length > 0 && box.hexes.every(({ name }) => known(box, name)) && box.hexes.length === boxOf(undefined).hexes.length;
const spot = ([q, r]: [number, number]): Point => centre({ q, r });

export function lettersAtSea(box: Box): { name: string; path: string }[] {
  const names = new Set(box.hexes.map(({ province }) => province));
  if (!isIreland(box)) return [];
  return Object.entries(waters).flatMap(([name, [from, to, bend]]) => {
    const [a, b] = [spot(from), spot(to)];
    const long = far(a, b), middle = between(a, b, 0.5);
    const by = { x: middle.x - (2 * bend * (b.y - a.y)) / long, y: middle.y + (2 * bend * (b.x - a.x)) / long };
    return names.has(name) ? [{ name, path: bent([a, by, b], false) }] : [];
  });
}

/** On other maps the provinces are written across the land. */
export function lettersOnLand(box: Box): { name: string; at: Point }[] {
  if (isIreland(box)) return [];
  const land = landOf(box);
  return [...new Set(land.flatMap(({ province }) => province ?? []))].map((name) => ({ name, at: middleOf(land.filter(({ province }) => province === name).map(centre)) }));
}

export const shipOf = (box: Box): Point | null => (isIreland(box) ? spot(ship) : null);
export const titleOf = (box: Box): string | undefined => (isIreland(box) ? title : box.name);
