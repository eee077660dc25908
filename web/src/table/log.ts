// The log of a table, from a file: verified, and its games as a record, to be replayed. Loaded when somebody opens one.
import { EngineFault } from '../engine/engine';
import type { Fault } from '../engine/protocol';
import { entriesOf, verify, type Verification } from '../fair/verification';
import type { Desk } from './desk';
import { newKey } from './random';

export interface VerifiedLog extends Verification {
  /** Why the log cannot have gone on after what is in the record; null: all of it is there. */
  broken: Fault | null;
}

/** Throws an `EngineFault` if it is no log, or begins with what cannot have happened. */
export async function readLog(desk: Desk, log: string): Promise<{ record: string; verified: VerifiedLog }> {
  const verification = await verify(log, (bits) => desk.verify(log, bits));
  const table = newKey();
  const broken = await apply(desk, table, log);
  const { record } = await desk.ask('record', table, { as: 'all' });
  await desk.ask('forget', table, {});
  return { record, verified: { ...verification, broken } };
}

/** Applies what could have happened, and says why the rest could not. */
async function apply(desk: Desk, table: string, log: string): Promise<Fault | null> {
  const entries = entriesOf(log);
  try {
    await desk.ask('apply', table, { entries });
    return null;
  } catch (problem) {
    const sound = problem instanceof EngineFault ? Number(/^entries\[(\d+)\]$/.exec(problem.fault.at)?.[1] ?? 0) : 0;
    if (sound === 0) throw problem;
    await desk.ask('apply', table, { entries: entries.slice(0, sound) });
    return (problem as EngineFault).fault;
  }
}
