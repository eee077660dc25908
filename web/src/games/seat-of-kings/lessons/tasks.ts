// Tasks, and what the steps of a lesson did: as the table tells it.
import type { MoveTask, Outcome } from '../../lessons';
import type { Facts } from '../facts';

export type Done = Outcome<Facts>;
export type Task = MoveTask<Facts>;

/** Whatever is allowed. */
export const anyMove: Task = { solved: () => true, wrong: () => '' };

/** A turn that is not over: promotions may follow. */
export const canRise = ({ after }: Done): boolean => after.facts.phase === 'promotion';

/** What was done in place of what was asked, if its kind says it: the words of moves are the names of texts. */
export function instead({ move }: Done, otherwise: string): string {
  const word = move.split(' ').find((one) => /^(discard|amnesty|done|no|skip)$/.test(one));
  return word ?? otherwise;
}

/** A task that is missed by doing something else. */
export const task = (solved: Task['solved'], otherwise: string | ((done: Done) => string)): Task => ({
  solved,
  wrong: (done) => instead(done, typeof otherwise === 'string' ? otherwise : otherwise(done)),
});

/** The same where promotions lead to it. */
export const climb = (solved: Task['solved'], otherwise: string): Task => ({ ...task(solved, otherwise), goesOn: canRise });

/** The region of a card that was played. */
export const playedIn = ({ move }: Done): string => move.split(' ')[1]!;
