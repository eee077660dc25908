// Bridges as Celtic knotwork. Ringforts and bridges of a colour are a graph in the plane; two strands cross in the
// middle of every bridge and wind around the ringforts from bridge to bridge. A strand that passes over at one end of
// its way around a ringfort passes under at the other, so the whole is interlaced however it grows.
//
// Red's strands are round, Blue's are angular.
import type { Colour } from './facts';
import { beside, centre, span, type Point } from './hills';

/** The way of a strand around one ringfort, from the middle of a bridge to the middle of the next. */
export interface Strand {
  /** Tells it apart from all others: where it is and which way it goes. */
  id: string;
  /** The whole way. */
  way: string;
  /** The end that passes over, from the middle of the way; empty for a ring around a lone ringfort. Its edge begins a
      little later than the band itself, so that no seam shows. */
  over: string;
  overEdge: string;
}

type Curve = [Point, Point, Point, Point]; // a cubic Bézier curve

const half = span / 2;
/** How far from the ringfort's centre a strand winds around it. */
export const reach: Record<Colour, number> = { red: 33, blue: 31 };

/** North, west, south, east: counterclockwise on the page, where y grows downwards. */
const compass: { file: number; rank: number; x: number; y: number }[] = [
  { file: 0, rank: 1, x: 0, y: -1 },
  { file: -1, rank: 0, x: -1, y: 0 },
  { file: 0, rank: -1, x: 0, y: 1 },
  { file: 1, rank: 0, x: 1, y: 0 },
];
const direction = (index: number) => compass[((index % 4) + 4) % 4]!;

const at = (from: Point, direction: { x: number; y: number }, far: number): Point => ({
  x: from.x + direction.x * far,
  y: from.y + direction.y * far,
});
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const line = (a: Point, b: Point): Curve => [a, between(a, b, 1 / 3), between(a, b, 2 / 3), b];

/** Round: leaves a bridge at 45°, then follows a circle. `from` and `to` are steps counterclockwise. */
function roundWay(middle: Point, from: number, to: number): Curve[] {
  if (to - from === 1) return [line(at(middle, direction(from), half), at(middle, direction(to), half))];
  const radius = reach.red;
  const bend = radius * 0.5523; // of a quarter circle
  const curves: Curve[] = [];
  for (let step = from; step < to; ++step) {
    const here = direction(step), next = direction(step + 1);
    const begins = step === from, ends = step + 1 === to;
    const a = at(middle, here, begins ? half : radius), b = at(middle, next, ends ? half : radius);
    const leave = begins ? at(at(a, here, -14), next, 14) : at(a, next, bend);
    const arrive = ends ? at(at(b, next, -14), here, 14) : at(b, here, bend);
    curves.push([a, leave, arrive, b]);
  }
  return curves;
}

/** Angular: leaves a bridge at 45°, then follows a square with its corners cut. */
function angularWay(middle: Point, from: number, to: number): Curve[] {
  if (to - from === 1) return [line(at(middle, direction(from), half), at(middle, direction(to), half))];
  const side = reach.blue, cut = side - 11;
  const points: Point[] = [at(middle, direction(from), half)];
  for (let step = from; step < to; ++step) {
    const here = direction(step), next = direction(step + 1);
    if (step === from) points.push(at(at(middle, here, half - side), next, side));
    else if (step + 1 === to) points.push(at(at(middle, here, side), next, half - side));
    else points.push(at(at(middle, here, side), next, cut), at(at(middle, here, cut), next, side));
  }
  points.push(at(middle, direction(to), half));
  return points.slice(1).map((point, i) => line(points[i]!, point));
}

function ring(middle: Point, colour: Colour): string {
  const r = reach[colour];
  if (colour === 'red')
    return `M${middle.x - r} ${middle.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const c = r - 11;
  const { x, y } = middle;
  const corners = [[c, -r], [r, -c], [r, c], [c, r], [-c, r], [-r, c], [-r, -c], [-c, -r]];
  return `M${corners.map(([dx, dy]) => `${x + dx!} ${y + dy!}`).join('L')}Z`;
}

/** What is left of a curve beyond a share of it. */
function beyond([a, b, c, d]: Curve, share: number): Curve {
  const ab = between(a, b, share), bc = between(b, c, share), cd = between(c, d, share);
  const abc = between(ab, bc, share), bcd = between(bc, cd, share);
  return [between(abc, bcd, share), bcd, cd, d];
}

/** The end of a way, from its middle or a little before. */
function end(curves: Curve[], before: number): Curve[] {
  const start = curves.length / 2 - before;
  const whole = Math.floor(start);
  return [beyond(curves[whole]!, start - whole), ...curves.slice(whole + 1)];
}

const short = (value: number) => String(Math.round(value * 100) / 100);

function path(curves: Curve[]): string {
  const start = curves[0]![0];
  const pieces = curves.map((curve) => 'C' + curve.slice(1).map(({ x, y }) => `${short(x)} ${short(y)}`).join(' '));
  return `M${short(start.x)} ${short(start.y)}${pieces.join('')}`;
}

/** The strands around one ringfort whose bridges lead to these steps of the compass. */
function strandsAround(hill: string, colour: Colour, bridged: number[]): Strand[] {
  const middle = centre(hill);
  if (bridged.length === 0) return [{ id: `${hill} alone`, way: ring(middle, colour), over: '', overEdge: '' }];
  return bridged.map((from, i) => {
    const next = bridged[(i + 1) % bridged.length]!;
    const to = next > from ? next : next + 4;
    const curves = colour === 'red' ? roundWay(middle, from, to) : angularWay(middle, from, to);
    // Walking counterclockwise around the ringfort, a strand leaves from under and arrives over.
    return {
      id: `${hill} ${from}-${to}`,
      way: path(curves),
      over: path(end(curves, 0.06)),
      overEdge: path(end(curves, 0)),
    };
  });
}

/** All strands of one colour: its ringforts, and those bridges (as "B2-B3") that join two of them. */
export function knotwork(colour: Colour, ringforts: string[], bridges: string[]): Strand[] {
  const joined = new Set(bridges.flatMap((bridge) => [bridge, bridge.split('-').reverse().join('-')]));
  return ringforts.flatMap((hill) => {
    const bridged = compass.flatMap(({ file, rank }, step) => {
      const next = beside(hill, file, rank);
      return next && ringforts.includes(next) && joined.has(`${hill}-${next}`) ? [step] : [];
    });
    return strandsAround(hill, colour, bridged);
  });
}
