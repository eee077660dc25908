// Fields side by side.
import { columnOf, placesOf, rowOf, type Place } from './box';
import type { Facts } from './facts';

/** The fields beside a field, across the borders of tiles too; diagonally nothing is beside it. */
export const beside = (facts: Facts, field: string): Place[] =>
  placesOf(facts).filter(({ column, row }) => Math.abs(column - columnOf(field)) + Math.abs(row - rowOf(field)) === 1);
