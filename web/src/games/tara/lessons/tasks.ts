// Tasks, and what a move of a lesson did: as the table tells it.
import type { MoveTask, Outcome } from '../../lessons';
import type { Facts } from '../facts';

type Done = Outcome<Facts>;

/** Whatever is allowed. */
export const anyMove: MoveTask<Facts> = { solved: () => true, wrong: () => '' };

/** A task that can be missed in one way, or in as many as `wrong` tells apart. */
export const task = (solved: MoveTask<Facts>['solved'], wrong: string | MoveTask<Facts>['wrong']): MoveTask<Facts> =>
  ({ solved, wrong: typeof wrong === 'string' ? () => wrong : wrong });

/** Bridges that the move placed. */
export const newBridges = ({ events }: Done): number => events.reduce((sum, { kind, bridges }) => sum + (kind === 'linked' ? Number(bridges) : 0), 0);

/** How many kingdoms of Red were joined to others. */
export const joined = ({ before, after }: Done): number => before.facts.red_count.kingdoms - after.facts.red_count.kingdoms;

/** Touching it only at a corner. */
export const diagonal = (a: string, b: string): boolean =>
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) === 1 && Math.abs(a.charCodeAt(1) - b.charCodeAt(1)) === 1;
