// Where the hexes of a map lie: pointed at the top, in rows from the north on, around the middle of their own place.
import { ways, type Box, type Hex } from '../box';

/** From the middle to a corner. */
export const radius = 30;
export const across = Math.sqrt(3) * radius;

export interface Point {
  x: number;
  y: number;
}

export const centre = ({ q, r }: Pick<Hex, 'q' | 'r'>): Point => ({ x: across * (q + r / 2), y: 1.5 * radius * r });

/** The corners of a hex that is so much smaller, or larger, from the top on with the clock. */
export const corners = ({ x, y }: Point, reach = radius): Point[] =>
  [-90, -30, 30, 90, 150, 210].map((degrees) => ({ x: x + reach * Math.cos((degrees * Math.PI) / 180), y: y + reach * Math.sin((degrees * Math.PI) / 180) }));

export const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const outline = (middle: Point, reach = radius): string => `M${corners(middle, reach).map(at).join('L')}Z`;

/** The same shape, told from its middle on, in many places: one path, however many there are. */
export const strewn = (places: readonly Point[], shape: string): string => places.map((place) => `M${at(place)}${shape}`).join('');

/** A line that bends from the middle of one stretch to the middle of the next; around, or from its first point to its last one. */
export function bent(points: readonly Point[], around: boolean): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  if (around) return `M${at(middle(points.length - 1))}${points.map((point, i) => `Q${at(point)} ${at(middle(i))}`).join('')}Z`;
  const inner = points.slice(1, -1);
  return `M${at(points[0]!)}${inner.map((point, i) => `Q${at(point)} ${at(i === inner.length - 1 ? points.at(-1)! : middle(i + 1))}`).join('') || `L${at(points.at(-1)!)}`}`;
}

/** The lines between hexes and what does not belong to them, with the hexes to their right; what is around something ends where it began. */
export function linesAround(hexes: readonly Hex[], ends: (q: number, r: number) => boolean): Point[][] {
  const nameOf = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const next = new Map<string, Point>();
  const starts: Point[] = [];
  for (const hex of hexes) {
    const round = corners(centre(hex));
    ways.forEach(([q, r], way) => {
      if (!ends(hex.q + q, hex.r + r)) return;
      // The first way leads to the east, between the second corner and the third.
      starts.push(round[(way + 1) % 6]!);
      next.set(nameOf(starts.at(-1)!), round[(way + 2) % 6]!);
    });
  }
  const reached = new Set([...next.values()].map(nameOf));
  starts.sort((a, b) => Number(reached.has(nameOf(a))) - Number(reached.has(nameOf(b))));
  return starts.flatMap((start) => {
    const line = [start];
    for (let to = next.get(nameOf(start)); to; to = next.get(nameOf(to))) {
      next.delete(nameOf(line.at(-1)!));
      line.push(to);
    }
    return line.length > 1 ? [line] : [];
  });
}

/** A line around hexes, drawn in a little; it goes around with the clock. */
export function within(around: readonly Point[], by: number): Point[] {
  const unit = (from: Point, to: Point): Point => {
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  };
  return around.map((point, i) => {
    const [here, on] = [unit(around.at(i - 1)!, point), unit(point, around[(i + 1) % around.length]!)];
    const inward = unit({ x: 0, y: 0 }, { x: -here.y - on.y, y: here.x + on.x });
    const far = (by * 2) / Math.sqrt(3); // all corners of hexes are alike
    return { x: point.x + inward.x * far, y: point.y + inward.y * far };
  });
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sea = 24; // between the land and the score track
const rim = 14; // around the land where there is no room for more
const least = 560; // for a track with a hundred points
export const trackWidth = 32;

/** What is to be seen of a map: all of it, with some sea around, and around that the score track. */
export function frameOf({ hexes }: Box): Frame {
  const points = hexes.length > 0 ? hexes.map(centre) : [{ x: 0, y: 0 }];
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  const edge = 2 * (sea + trackWidth);
  const width = Math.max(least, right - left + across + edge), height = Math.max(least, bottom - top + 2 * radius + edge);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** The same without the score track, and with hardly any sea. */
export function landIn({ x, y, width, height }: Frame): Frame {
  const inset = trackWidth + sea - rim;
  return { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
}
