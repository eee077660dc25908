// The rim of a seat's tiles: a line for Blue, beads for Red, stitches for White, teeth for Yellow.
import { corners, outline, type Point } from '../map/geometry';

const middle: Point = { x: 0, y: 0 };
const between = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** So many teeth on each side that point inwards. */
function teeth(outer: number, inner: number, number: number): string {
  const [far, near] = [corners(middle, outer), corners(middle, inner)];
  return far.flatMap((from, side) => {
    const to = far[(side + 1) % 6]!;
    return Array.from({ length: number }, (_, i) => {
      const tip = between(near[side]!, near[(side + 1) % 6]!, (i + 0.5) / number);
      return `M${[between(from, to, i / number), tip, between(from, to, (i + 1) / number)].map(written).join('L')}Z`;
    });
  }).join('');
}

/** How a line around is drawn; without it the path is filled. */
export interface Rim {
  path: string;
  line?: string;
}

export const rims: Rim[] = [
  { path: outline(middle, 26), line: 'stroke-width:1.8' },
  { path: outline(middle, 25.6), line: 'stroke-width:3.4;stroke-linecap:round;stroke-dasharray:0 6.4' },
  { path: outline(middle, 26), line: 'stroke-width:2.6;stroke-dasharray:5.2 3.46;stroke-dashoffset:-1.73' },
  { path: teeth(29.2, 25.4, 5) },
];
