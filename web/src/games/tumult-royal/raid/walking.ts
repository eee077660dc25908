// Walking over the tiles that lie there with the keys: along the rows, and to the nearest one of the next row.
import type { Spot } from './places';

/** The slot that a key leads to; null: it leads nowhere. `open`: what can be walked to. */
export function walked(spots: Spot[], open: (slot: number) => boolean, from: number, key: string): number | null {
  const here = spots.find(({ slot }) => slot === from);
  if (!here) return null;
  const there = spots.filter(({ slot }) => slot !== from && open(slot));
  const inRow = there.filter(({ row }) => row === here.row);
  switch (key) {
    case 'ArrowLeft': return there.findLast(({ slot }) => slot < from)?.slot ?? null;
    case 'ArrowRight': return there.find(({ slot }) => slot > from)?.slot ?? null;
    case 'ArrowUp': return nearest(here, there.filter(({ row }) => row < here.row));
    case 'ArrowDown': return nearest(here, there.filter(({ row }) => row > here.row));
    case 'Home': return inRow.find(({ slot }) => slot < from)?.slot ?? null;
    case 'End': return inRow.findLast(({ slot }) => slot > from)?.slot ?? null;
    default: return null;
  }
}

/** Of the next row in which there is something the tile that is most nearly above or below. */
function nearest(here: Spot, spots: Spot[]): number | null {
  const away = ({ row, x }: Spot) => Math.abs(row - here.row) * 10_000 + Math.abs(x - here.x);
  return spots.reduce<Spot | null>((best, spot) => (best && away(best) <= away(spot) ? best : spot), null)?.slot ?? null;
}
