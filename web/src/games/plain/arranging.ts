// How options lie before somebody: in natural order, numbers as numbers, in rows where their names have families.
import type { Option } from './choosing';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Names before what is only said (done, pass, skip): that closes a row of choices. */
const isSaid = (text: string) => /^[a-z]{2,}$/.test(text);

export function naturally(a: string, b: string): number {
  return Number(isSaid(a)) - Number(isSaid(b)) || collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

export interface Row<Item> {
  /** What the names of the row begin with; empty where rows have none. */
  name: string;
  items: Item[];
}

/** What a name begins with, before its number: a of a7, +F of +F2 +H2. */
export const stemOf = (text: string): string => /^([^\d\s]+)\d/.exec(text)?.[1] ?? '';

const fewest = 10; // fewer are found at a glance

export function inRows<Item extends Pick<Option, 'text'>>(options: Item[]): Row<Item>[] {
  const sorted = [...options].sort((a, b) => naturally(a.text, b.text));
  if (sorted.length < fewest) return [{ name: '', items: sorted }];
  const rows = new Map<string, Item[]>();
  for (const option of sorted) {
    const stem = stemOf(option.text);
    rows.set(stem, [...(rows.get(stem) ?? []), option]);
  }
  if (rows.size * 2 > sorted.length || rows.size < 2) return [{ name: '', items: sorted }];
  return [...rows].map(([name, items]) => ({ name, items }));
}
