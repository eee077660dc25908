// The score track: a hundred points around the map, from the upper left corner on with the clock.
import { trackWidth, type Frame, type Point } from './geometry';

export const round = 100;

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  /** From its middle to the land. */
  inward: Point;
}

/** As many along the upper and lower side as make them about as long as those at the sides. The corners lie between. */
export function cellsAround({ x, y, width, height }: Frame): Cell[] {
  const [wide, high] = [width - 2 * trackWidth, height - 2 * trackWidth];
  const along = Math.max(8, Math.min(42, Math.round(((round / 2) * wide) / (wide + high))));
  const down = round / 2 - along;
  const [long, tall] = [wide / along, high / down];
  const [left, top, right, bottom] = [x + trackWidth, y + trackWidth, x + width - trackWidth, y + height - trackWidth];
  const row = (count: number, at: (i: number) => Cell) => Array.from({ length: count }, (_, i) => at(i));
  return [
    ...row(along, (i) => ({ x: left + i * long, y, width: long, height: trackWidth, inward: { x: 0, y: 1 } })),
    ...row(down, (i) => ({ x: right, y: top + i * tall, width: trackWidth, height: tall, inward: { x: -1, y: 0 } })),
    ...row(along, (i) => ({ x: right - (i + 1) * long, y: bottom, width: long, height: trackWidth, inward: { x: 0, y: -1 } })),
    ...row(down, (i) => ({ x, y: bottom - (i + 1) * tall, width: trackWidth, height: tall, inward: { x: 1, y: 0 } })),
  ];
}

export interface Standing {
  seat: number;
  /** How often around. */
  laps: number;
  /** Of those on the same point, how many lie below, and how many there are with it. */
  below: number;
  together: number;
}

export const standings = (points: readonly number[]): Standing[] =>
  points.map((many, seat) => {
    const there = points.flatMap((other, who) => (other % round === many % round ? [who] : []));
    return { seat, laps: Math.floor(many / round), below: there.indexOf(seat), together: there.length };
  });
