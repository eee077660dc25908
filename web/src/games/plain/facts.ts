// Facts of any game, made readable: what can stand in a line stands in a line, seats stand side by side, and the rest is
// nested. It is what there is before a game has sentences of its own.

export type Fact = null | boolean | number | string | Fact[] | { [name: string]: Fact };

export interface FactWords {
  yes: string;
  no: string;
  none: string;
  hidden: string;
}

/** king_stones becomes King stones; a7 and Con stay as they are. */
export function pretty(name: string): string {
  if (!/^[a-z]{3,}(_[a-z]+)*$/.test(name)) return name;
  const words = name.replaceAll('_', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

const longest = 64; // letters that still are a line

const isPlain = (fact: Fact): fact is null | boolean | number | string => fact === null || typeof fact !== 'object';

function one(words: FactWords, fact: null | boolean | number | string, inList: boolean): string {
  if (fact === null) return inList ? words.hidden : words.none;
  if (typeof fact === 'boolean') return fact ? words.yes : words.no;
  return String(fact);
}

/** Alike ones are counted: F, F, F becomes 3 × F. Numbers are not: each means something in its place. */
function counted(facts: Fact[], items: string[]): string[] {
  if (facts.some((fact) => typeof fact === 'number')) return items;
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count > 1 ? `${count} × ${item}` : item));
}

/** A fact in one line, if it is simple enough for one. */
export function inLine(words: FactWords, fact: Fact): string | null {
  if (isPlain(fact)) return one(words, fact, false);
  if (!Array.isArray(fact)) return null;
  if (fact.length === 0) return words.none;
  const items = fact.map((item) => (isPlain(item) ? one(words, item, true) : Array.isArray(item) ? pairIn(words, item) : null));
  if (items.some((item) => item === null)) return null;
  const pairs = fact.some((item) => !isPlain(item));
  const line = (pairs ? (items as string[]) : counted(fact, items as string[])).join(pairs ? '; ' : ', ');
  return line.length <= longest || !pairs ? line : null;
}

/** [7, "B2"] and the like: 7 B2. */
function pairIn(words: FactWords, items: Fact[]): string | null {
  const parts = items.map((item) =>
    isPlain(item) ? one(words, item, true) : Array.isArray(item) && item.every(isPlain) ? `(${item.join(' ')})` : null,
  );
  return parts.includes(null) ? null : parts.filter((part) => part !== '()').join(' ');
}

/** How a fact is shown. */
export type Shape =
  | { kind: 'line'; text: string }
  | { kind: 'seats'; seats: [number, Fact][] }
  | { kind: 'list'; items: string[] }
  | { kind: 'named'; lines: [string, string][]; parts: [string, Fact][] };

export function shapeOf(words: FactWords, fact: Fact, name = ''): Shape {
  const text = inLine(words, fact);
  if (text !== null) return { kind: 'line', text };
  if (Array.isArray(fact)) {
    if (name === 'seats') return { kind: 'seats', seats: fact.map((each, seat) => [seat, each]) };
    const items = fact.map((item) => (Array.isArray(item) ? pairIn(words, item) : inLine(words, item)));
    if (!items.includes(null)) return { kind: 'list', items: items as string[] };
    return shapeOf(words, Object.fromEntries(fact.map((item, i) => [String(i + 1), item])));
  }
  const lines: [string, string][] = [];
  const parts: [string, Fact][] = [];
  for (const [key, value] of Object.entries(fact as { [name: string]: Fact })) {
    const line = inLine(words, value);
    if (line === null) parts.push([key, value]);
    else lines.push([key, line]);
  }
  if (lines.length === 0 && parts.length === 0) return { kind: 'line', text: words.none };
  return { kind: 'named', lines, parts };
}

/** What a seat has scored so far, where facts have points at all. */
export function pointsOf(facts: unknown, seat: number): number | null {
  const read = facts as { seats?: { points?: unknown }[]; points?: unknown[]; scores?: unknown[] } | null;
  const found = read?.seats?.[seat]?.points ?? read?.points?.[seat] ?? read?.scores?.[seat];
  return typeof found === 'number' ? found : null;
}
