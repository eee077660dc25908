// What was meant by a name that there is not.

/** How many letters must be changed, left out, added or exchanged with the next one, to come from one word to another. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; ++i) {
    const row = [i];
    for (let j = 1; j <= b.length; ++j) {
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1]), exchanged ? rows[i - 2]![j - 2]! + 1 : Infinity);
    }
    rows[i] = row;
  }
  return rows[a.length]![b.length]!;
}

/** The nearest of the other names, if at most a letter in four is wrong: else nothing is known of what was meant. */
export function nearest(name: string, names: string[]): string | undefined {
  const written = name.slice(0, 60).toLowerCase();
  const near = names.map((one) => ({ one, far: distance(written, one) / one.length })).filter(({ one, far }) => one !== name && far <= 0.25);
  return near.sort((a, b) => a.far - b.far)[0]?.one;
}
