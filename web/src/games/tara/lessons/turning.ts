// The board turned and mirrored: what holds for a hill holds for those that it comes to lie on.
import { isHill } from '../hills';

type Turn = (hill: string) => string;

const at = (file: number, rank: number) => String.fromCharCode(65 + file) + String(rank + 1);
const each = (change: (file: number, rank: number) => [number, number]): Turn => (hill) =>
  isHill(hill) ? at(...change(hill.charCodeAt(0) - 65, Number(hill[1]) - 1)) : hill;

/** All eight ways, each with its way back. */
const ways: [there: Turn, back: Turn][] = [
  [each((f, r) => [f, r]), each((f, r) => [f, r])],
  [each((f, r) => [6 - f, r]), each((f, r) => [6 - f, r])],
  [each((f, r) => [f, 6 - r]), each((f, r) => [f, 6 - r])],
  [each((f, r) => [6 - f, 6 - r]), each((f, r) => [6 - f, 6 - r])],
  [each((f, r) => [r, f]), each((f, r) => [r, f])],
  [each((f, r) => [6 - r, 6 - f]), each((f, r) => [6 - r, 6 - f])],
  [each((f, r) => [6 - r, f]), each((f, r) => [r, 6 - f])],
  [each((f, r) => [r, 6 - f]), each((f, r) => [6 - r, f])],
];

/** A way of turning that brings one of these hills to lie on another, with the way back. */
export function turning(from: string[], to: string): { hill: string; there: Turn; back: Turn } {
  for (const hill of from)
    for (const [there, back] of ways) if (there(hill) === to) return { hill, there, back };
  throw new Error(`no hill can be turned to ${to}`);
}
