// Ways over the fields: with the keys, and with a finger that is wider than they are.
import { columnOf, columnsOf, fieldAt, rowOf, rows, type Place } from '../box';
import type { Facts } from '../facts';
import { easy } from './frame';

const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** The field that a key leads to; null: it leads nowhere. */
export function walked(facts: Facts, field: string, key: string): string | null {
  const [columns, column, row] = [columnsOf(facts), columnOf(field), rowOf(field)];
  if (key === 'Home') return fieldAt(0, row);
  if (key === 'End') return fieldAt(columns - 1, row);
  const step = steps[key];
  if (!step) return null;
  const [x, y] = [column + step[0], row + step[1]];
  return x >= 0 && x < columns && y >= 0 && y < rows ? fieldAt(x, y) : null;
}

/** What was touched at a point, in fields from the lower left, of which each is so many pixels wide: the nearest one that may be chosen, if a finger reaches so far. */
export function meantBy(legal: Place[], touched: Place, x: number, y: number, size: number): Place {
  if (legal.includes(touched)) return touched;
  const beside = (at: number, from: number) => Math.max(from - at, at - from - 1, 0) * size;
  const near = legal.map((place) => ({ place, away: Math.hypot(beside(x, place.column), beside(y, place.row)) })).sort((a, b) => a.away - b.away)[0];
  return near && near.away <= (easy - size) / 2 ? near.place : touched;
}
