// Lots, drawn with the browser's own generator.

/** A number below `count`, each as likely as the other. */
export function drawn(count: number): number {
  const range = 2 ** 32;
  const [bits] = crypto.getRandomValues(new Uint32Array(1));
  return bits! < range - (range % count) ? bits! % count : drawn(count);
}

/** The same in another order, each as likely as the other. */
export function shuffled<Item>(items: Item[]): Item[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; --i) {
    const other = drawn(i + 1);
    [result[i], result[other]] = [result[other]!, result[i]!];
  }
  return result;
}
