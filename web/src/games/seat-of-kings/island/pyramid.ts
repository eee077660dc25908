// Where the fields of a region lie, and how one walks on them.
import { rankOf, ranks, regionNames, type RegionName } from '../facts';

/** The drawing of a region: its size, how far fields lie apart, and how high a rank lies above the one below. */
export const width = 360;
export const height = 288;
const apart = 66;
const rise = 47;
const lowest = 252;

const rows = ranks.map(({ fields }) => fields as readonly string[]);
const rowOf = (field: string) => ranks.findIndex(({ letter }) => letter === rankOf(field));

/** The middle of a field. */
export function centre(field: string): { x: number; y: number } {
  const row = rowOf(field), fields = rows[row]!;
  return { x: width / 2 + (fields.indexOf(field) - (fields.length - 1) / 2) * apart, y: lowest - row * rise };
}

/** All fields from the throne down: what stands lower hides what is behind it. */
export const downward = [...ranks].reverse();
export const fields = downward.flatMap(({ fields }) => fields as readonly string[]);

/** The terraces from the throne down: half their width, and how high they lie. */
export const terraces = downward.map(({ letter, fields }) => ({ letter, half: (fields.length * apart) / 2 + 5, y: centre(fields[0]!).y }));

/** The field to which a key leads; null if it leads nowhere. Up goes to the right and down to the left, so that one comes back. */
export function walked(field: string, key: string): string | null {
  const row = rowOf(field), at = rows[row]!.indexOf(field);
  const nearest = (row: number) => rows[row]?.[Math.min(at, rows[row].length - 1)] ?? field;
  switch (key) {
    case 'ArrowLeft': return rows[row]![at - 1] ?? field;
    case 'ArrowRight': return rows[row]![at + 1] ?? field;
    case 'ArrowUp': return nearest(row + 1);
    case 'ArrowDown': return nearest(row - 1);
    case 'Home': return rows[row]![0]!;
    case 'End': return rows[row]!.at(-1)!;
    default: return null;
  }
}

/** The region to which a key leads, round the island; null if it leads nowhere. */
export function travelled(played: RegionName[], region: RegionName, key: string): RegionName | null {
  const step = { PageDown: 1, ']': 1, PageUp: -1, '[': -1 }[key];
  return step ? played.at((played.indexOf(region) + step) % played.length)! : null;
}

/** A place on a sheet of twelve columns and four rows, as style sheets write it. */
type Area = [row: number, rows: number, column: number, columns: number];
const [left, right, middle] = [1, 7, 4];

/** Where the regions lie, as the provinces do: Connacht in the west, Ulster in the north, Leinster in the east, Munster in the south. */
export function layOut(played: RegionName[]): Partial<Record<RegionName, string>> {
  const missing = regionNames.filter((name) => !played.includes(name));
  const areas: Record<RegionName, Area> = { Con: [1, 2, left, 6], Uls: [1, 2, right, 6], Lei: [3, 2, right, 6], Mun: [3, 2, left, 6] };
  if (missing.length === 1) {
    const alone = { Con: 'Uls', Uls: 'Mun', Lei: 'Mun', Mun: 'Uls' }[missing[0]!] as RegionName;
    areas[alone][2] = middle;
    if (missing[0] === 'Uls') areas.Lei[0] = 1;
    if (missing[0] === 'Mun') areas.Con[0] = 3;
  } else if (missing.length === 2) {
    // Side by side: further west stands left, further north higher.
    const at = (order: RegionName[]) => order.filter((name) => played.includes(name));
    at(['Con', 'Mun', 'Uls', 'Lei']).forEach((name, i) => (areas[name][2] = i === 0 ? left : right));
    at(['Uls', 'Con', 'Lei', 'Mun']).forEach((name, i) => ((areas[name][0] = 1 + i), (areas[name][1] = 3)));
  }
  return Object.fromEntries(played.map((name) => [name, `${areas[name][0]} / ${areas[name][2]} / span ${areas[name][1]} / span ${areas[name][3]}`]));
}
