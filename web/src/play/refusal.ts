// Why a move is not allowed.
import { EngineFault, type Engine } from '../engine/engine';
import type { Fault, LedgerRule, Line } from '../engine/protocol';

export interface Refusal {
  move: string;
  /** The rule that forbids it, or what the engine says of a move that makes no sense at all. */
  reason: LedgerRule | Fault;
}

/** Asks the engine; null if the move is allowed after all. */
export async function refusalOf(engine: Engine, line: Line, seat: number, move: string): Promise<Refusal | null> {
  try {
    const why = await engine.ask('why', { ...line, move: `${seat} ${move}` });
    return why.legal ? null : { move, reason: why };
  } catch (problem) {
    if (!(problem instanceof EngineFault)) throw problem;
    return { move, reason: problem.fault };
  }
}
