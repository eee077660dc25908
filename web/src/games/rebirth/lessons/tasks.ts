// Tasks, and what a move of a lesson did: as the table tells it.
import type { MoveTask, Outcome } from '../../lessons';
import { happened } from '../../scenes';
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

export const filled = (done: Done): boolean => happened(done, 'area-full');
/** An area was filled, and brought so much. */
export const scoresIn = (points: number) => (done: Done): boolean => happened(done, 'area-scored', { seat: 0, points });

/** The tile lies beside a tower that is now waiting to be activated. */
export const activates = (tower: string) => (done: Done): boolean => moveOf(done.move).kind === 'place' && done.after.facts.pending.includes(tower);
/** What towers offered is done without. */
export const turnsDown = ({ move }: Done): boolean => moveOf(move).kind === 'skip';
