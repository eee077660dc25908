// How a name is written into a hex: in one line or two, in letters that fit.

export interface Line {
  text: string;
  size: number;
  /** From the middle of what is written to the line. */
  down: number;
}

export const inside = 43; // so much of a hex, below its sign
const letter = 0.52; // how wide one is, by its size
const largest = 8.6;
const inTwo = 7.2; // smaller ones are rather written in two lines

export function lettered(name: string, wide = inside): Line[] {
  const sizeOf = (text: string) => Math.min(largest, wide / (letter * text.length));
  const gaps = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  if (sizeOf(name) > inTwo || gaps.length === 0) return [{ text: name, size: sizeOf(name), down: 0 }];
  const split = gaps.reduce((best, gap) => (Math.abs(gap - name.length / 2) < Math.abs(best - name.length / 2) ? gap : best));
  const lines = [name.slice(0, split).trim(), name.slice(split)];
  const size = Math.min(inTwo, ...lines.map(sizeOf));
  return lines.map((text, i) => ({ text, size, down: (i - 0.6) * size }));
}
