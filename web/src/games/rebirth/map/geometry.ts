// Where the hexes of a map lie: pointed at the top, in rows from the north on, around the middle of their own place.
import type { Box, Hex } from '../box';

/** From the middle to a corner. */
export const radius = 30;
const across = Math.sqrt(3) * radius;

export interface Point {
  x: number;
  y: number;
}

export const centre = ({ q, r }: Pick<Hex, 'q' | 'r'>): Point => ({ x: across * (q + r / 2), y: 1.5 * radius * r });

/** The corners of a hex that is so much smaller, or larger, from the top on with the clock. */
export const corners = ({ x, y }: Point, reach = radius): Point[] =>
  [-90, -30, 30, 90, 150, 210].map((degrees) => ({ x: x + reach * Math.cos((degrees * Math.PI) / 180), y: y + reach * Math.sin((degrees * Math.PI) / 180) }));

export const outline = (at: Point, reach = radius): string => `M${corners(at, reach).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sea = 46; // around the land

/** What is to be seen of a map: all of it, with some sea around. */
export function frameOf({ hexes }: Box): Frame {
  const points = hexes.map(centre);
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  return { x: left - across / 2 - sea, y: top - radius - sea, width: right - left + across + 2 * sea, height: bottom - top + 2 * (radius + sea) };
}
