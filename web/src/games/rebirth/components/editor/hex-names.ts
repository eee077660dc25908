// How a new hex is called: like the others of its row, by a letter for the row and a number that grows to the east. No letter is taken
// that reads like another or like a digit, nor t and m, which towers and missions have.
import type { Hex } from '../../box';

const letters = [...'abcdefghjknpqruvwxyz'];
/** One letter and then two, so that there is always one more. */
const rowNames = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];

const parts = (name: string) => /^([a-z]+)([0-9]+)$/.exec(name);
/** Hexes of one column lie under one another, half a hex to the right or left. */
const column = ({ q, r }: Pick<Hex, 'q' | 'r'>): number => q + Math.floor(r / 2);

export function nameFor(hexes: readonly Hex[], place: Pick<Hex, 'q' | 'r'>): string {
  const taken = new Set(hexes.map(({ name }) => name));
  const known = hexes.flatMap((hex) => {
    const [, row, number] = parts(hex.name) ?? [];
    return row !== undefined && number !== undefined ? [{ row, number: Number(number), hex }] : [];
  });
  const inRow = known.filter(({ hex }) => hex.r === place.r);
  const rows = new Set(known.map(({ row }) => row));
  const row = inRow[0]?.row ?? rowNames.find((name) => !rows.has(name))!;
  const like = inRow[0] ?? known[0];
  const fitting = like ? like.number + column(place) - column(like.hex) : 1;
  for (let number = Math.max(fitting, 1); ; ++number) if (!taken.has(row + number)) return row + number;
}
