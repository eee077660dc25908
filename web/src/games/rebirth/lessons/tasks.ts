// Tasks, and what a move of a lesson did: as the table tells it.
import type { MoveTask, Outcome } from '../../lessons';
import { boxOf, hexesOf, type Hex } from '../box';
import type { Facts } from '../facts';
import { pointsFor } from '../foreseeing';
import { moveOf } from '../moves';

export type Done = Outcome<Facts>;
type Task = MoveTask<Facts>;

export function task(solved: Task['solved'], otherwise: string | ((done: Done) => string), goesOn?: Task['goesOn']): Task {
  const wrong = typeof otherwise === 'string' ? () => otherwise : otherwise;
  return goesOn ? { solved, wrong, goesOn } : { solved, wrong };
}

/** Where a tile was laid. */
export function placedOn({ move }: Done): Hex | undefined {
  const placed = moveOf(move);
  return placed.kind === 'place' ? hexesOf(boxOf(undefined)).get(placed.hex) : undefined;
}

/** What it brought. */
export const points = ({ events }: Done): number => pointsFor(0, events);
