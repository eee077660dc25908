// The border around hexes that belong together.
import { hexAt, hexesOf, type Box } from '../box';
import { at, linesAround } from './geometry';

/** The sides behind which none of the hexes lies, as a path. */
export function border(box: Box, names: string[]): string {
  const inside = new Set(names);
  const lines = linesAround(names.map((name) => hexesOf(box).get(name)!), (q, r) => !inside.has(hexAt(box, q, r)?.name ?? ''));
  return lines.map((line) => `M${line.map(at).join('L')}`).join('');
}
