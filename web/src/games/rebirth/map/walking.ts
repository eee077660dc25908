// Walking over the map with the arrow keys: to the left and right along a row, up and down to the hex of the next row that lies
// nearest. Of two that lie equally near it is the one and then the other, so that nobody drifts to the side, and a step back leads
// back.
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
    const lean = row[index]!.r % 2 === 0 ? 1 : -1;
    const away = (hex: Hex) => Math.abs(centre(hex).x - x - lean);
    return other?.toSorted((a, b) => away(a) - away(b))[0];
  };
  const to: Hex | undefined = ({
    ArrowLeft: () => row[index - 1], ArrowRight: () => row[index + 1], Home: () => row[0], End: () => row.at(-1),
    ArrowUp: () => nearest(rows[at - 1]), ArrowDown: () => nearest(rows[at + 1]),
  } as Record<string, () => Hex | undefined>)[key]?.();
  return to?.name ?? null;
}

/** The next of some hexes in the order of reading, or the one before; from the last one it is the first. */
export function nextOf(rows: Hex[][], some: ReadonlySet<string>, from: string, back: boolean): string | null {
  const names = rows.flat().map(({ name }) => name);
  const at = names.indexOf(from);
  const order = [...names.slice(at + 1), ...names.slice(0, at)];
  return (back ? order.reverse() : order).find((name) => some.has(name)) ?? null;
}
