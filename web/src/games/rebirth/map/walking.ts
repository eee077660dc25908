// Walking over the map with the arrow keys: to the left and right along a row, up and down to the nearest hex of another row.
import type { Box, Hex } from '../box';
import { centre } from './geometry';

/** The rows from the north on, each from the west on. */
export const grid = ({ hexes }: Box): Hex[][] =>
  [...new Set(hexes.map(({ r }) => r))].sort((a, b) => a - b).map((row) => hexes.filter(({ r }) => r === row).sort((a, b) => a.q - b.q));

/** Where a key leads from a hex; null: it is no key for walking, or there is nothing. */
export function step(rows: Hex[][], from: string, key: string): string | null {
  const at = rows.findIndex((row) => row.some(({ name }) => name === from));
  const row = rows[at];
  if (!row) return null;
  const index = row.findIndex(({ name }) => name === from);
  const nearest = (other: Hex[] | undefined) => {
    const { x } = centre(row[index]!);
    return other?.toSorted((a, b) => Math.abs(centre(a).x - x) - Math.abs(centre(b).x - x))[0];
  };
  const to: Hex | undefined = ({
    ArrowLeft: () => row[index - 1], ArrowRight: () => row[index + 1], Home: () => row[0], End: () => row.at(-1),
    ArrowUp: () => nearest(rows[at - 1]), ArrowDown: () => nearest(rows[at + 1]),
  } as Record<string, () => Hex | undefined>)[key]?.();
  return to?.name ?? null;
}
