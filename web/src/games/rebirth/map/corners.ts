// Which corners of the sea are free for ornaments.
import { centre, radius, trackWidth, type Frame, type Point } from './geometry';
import type { Box } from '../box';

export interface Size {
  width: number;
  height: number;
}

const margin = trackWidth + 14;

/** The middle of a corner with so much room, the first of those that are free; null: there is none. */
export function freeCorner(box: Box, { x, y, width, height }: Frame, { width: wide, height: high }: Size, order: readonly [right: number, down: number][]): Point | null {
  const corner = order.map(([right, down]): Point => ({
    x: x + margin + wide / 2 + right * (width - 2 * margin - wide), y: y + margin + high / 2 + down * (height - 2 * margin - high),
  })).find((middle) => box.hexes.map(centre).every((hex) => Math.abs(hex.x - middle.x) > wide / 2 + radius + 8 || Math.abs(hex.y - middle.y) > high / 2 + radius + 8));
  return corner ?? null;
}
