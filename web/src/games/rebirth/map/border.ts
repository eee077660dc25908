// The border around hexes that belong together.
import { hexAt, hexesOf, ways, type Box } from '../box';
import { centre, corners } from './geometry';

/** The corner at which the side begins that faces each way, with the clock. */
const sides = [1, 2, 3, 4, 5, 0];

/** The sides behind which none of the hexes lies, as a path. */
export function border(box: Box, names: string[]): string {
  const inside = new Set(names);
  return names.flatMap((name) => {
    const hex = hexesOf(box).get(name)!;
    const points = corners(centre(hex));
    return ways.flatMap(([across, down], way) => {
      const other = hexAt(box, hex.q + across, hex.r + down);
      if (other && inside.has(other.name)) return [];
      const [from, to] = [points[sides[way]!]!, points[(sides[way]! + 1) % 6]!];
      return [`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`];
    });
  }).join('');
}
