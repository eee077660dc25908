// How options lie before somebody: in natural order, numbers as numbers, in rows where their names have families.
import { isLast, labelOf, type Option } from './choosing';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Names come before what is only said (done, pass, skip), which stays in the order of the game. */
function rank(option: Option): number {
  if (option.head !== '') return 0;
  return /^[a-z]{2,}$/.test(option.text) ? (isLast(option) ? 2 : 1) : 0;
}

export function naturally(a: Option, b: Option): number {
  const [first, second] = [rank(a), rank(b)];
  if (first > 0 || second > 0) return first - second;
  return collator.compare(a.text, b.text) || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);
}

export interface Row<Item> {
  /** What all of them begin with; empty if nothing. */
  head: string;
  /** What the names of the row begin with; empty where rows have none. */
  name: string;
  items: Item[];
}

/** What a name begins with, before its number: a of a7, +F of +F2 +H2. */
export const stemOf = (text: string): string => /^([^\d\s]+)\d/.exec(text)?.[1] ?? '';

const fewest = 10; // fewer are found at a glance

function byStem<Item extends Option>(head: string, items: Item[]): Row<Item>[] {
  const rows = groupsOf(items, (option) => stemOf(labelOf(option)));
  if (items.length < fewest || rows.size < 2 || rows.size * 2 > items.length) return [{ head, name: '', items }];
  return [...rows].map(([name, items]) => ({ head, name, items }));
}

function groupsOf<Item>(items: Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/** Rows without a name come first: they are short, and must not be looked for under the long ones. */
export function inRows<Item extends Option>(options: Item[]): Row<Item>[] {
  const sorted = [...options].sort(naturally);
  const rows = [...groupsOf(sorted, ({ head }) => head)].flatMap(([head, items]) => byStem(head, items));
  const isNamed = ({ head, name }: Row<Item>) => head !== '' || name !== '';
  return [...rows.filter((row) => !isNamed(row)), ...rows.filter(isNamed)];
}
