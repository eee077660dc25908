// Asks the engine. The page decides no rule: legal moves, views, refusals and scores all come through here.
import type { Fault, Told, Verb, Verbs } from './protocol';

export class EngineFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.error);
  }
}

/** What went wrong, as a fault. What the engine did not say itself is one of the page: a part of it did not come, or failed. */
export const faultOf = (problem: unknown): Fault => (problem instanceof EngineFault ? problem.fault : { error: String(problem), at: 'page' });

/** Whether it may go better if it is tried again: something did not come or has stopped; nothing was wrong with what was
    asked. An engine that was started anew knows no tables. */
export const isPassing = ({ at, fault, rule }: Fault): boolean => fault?.kind === 'no-table' || (!fault && !rule && (at === 'page' || at === 'engine'));

/** Carries a request line to an engine and brings the answer line back; `hear` gets the lines that come before it. */
export type Transport = (line: string, hear: (line: string) => void) => Promise<string>;

export class Engine {
  constructor(private readonly send: Transport) {}

  /** Who wants to hear of a thought before its answer says so by `info`. */
  async ask<V extends Verb>(verb: V, fields: Verbs[V]['fields'], hear?: (told: Told<V>) => void): Promise<Verbs[V]['answer']> {
    const line = JSON.stringify({ do: verb, ...fields, ...(hear && { info: true }) });
    const answer = JSON.parse(await this.send(line, (told) => hear?.(JSON.parse(told).info)));
    if ('error' in answer) throw new EngineFault(answer);
    return answer;
  }
}
