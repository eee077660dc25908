// Walking over the fields with the keys.
import { columnOf, columnsOf, fieldAt, rowOf, rows } from '../box';
import type { Facts } from '../facts';

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
