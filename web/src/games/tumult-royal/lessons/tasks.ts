// Tasks, and what a move of a lesson did: as the table tells it.
import type { MoveTask, Outcome } from '../../lessons';
import { happened } from '../../scenes';
import type { Facts } from '../facts';
import { moveOf, type Move } from '../moves';

export type Done = Outcome<Facts>;
type Task = MoveTask<Facts>;

const kindOf = ({ move }: Done): Move['kind'] => moveOf(move).kind;
const bare: Move['kind'][] = ['keep', 'back', 'done', 'pass'];

/** A task that is missed by doing something else. Moves of one word are the names of texts. */
export function task(solved: Task['solved'], otherwise: string | ((done: Done) => string), goesOn?: Task['goesOn']): Task {
  const wrong = (done: Done) => (bare.includes(kindOf(done)) ? kindOf(done) : typeof otherwise === 'string' ? otherwise : otherwise(done));
  return goesOn ? { solved, wrong, goesOn } : { solved, wrong };
}

/** One move and no other, perhaps after another one. */
export const only = (kind: Move['kind'], after?: Move['kind']): Task =>
  task((done) => kindOf(done) === kind, kindOf, after && ((done) => kindOf(done) === after));

export const built = (done: Done, terrain: string): boolean => happened(done, 'built', { seat: 0, terrain });
