// Asks the engine. The page decides no rule: legal moves, views, refusals and scores all come through here.
import type { Fault, Verb, Verbs } from './protocol';

export class EngineFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.error);
  }
}

/** Whatever carries a request line to an engine and brings the answer line back. */
export type Transport = (line: string) => Promise<string>;

export class Engine {
  constructor(private readonly send: Transport) {}

  async ask<V extends Verb>(verb: V, fields: Verbs[V]['fields']): Promise<Verbs[V]['answer']> {
    const answer = JSON.parse(await this.send(JSON.stringify({ do: verb, ...fields })));
    if ('error' in answer) throw new EngineFault(answer);
    return answer;
  }
}

/** The engine inside this page; answers come in the order of the requests. */
export function engineInWorker(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting: ((line: string) => void)[] = [];
  let fault = ''; // once the worker has failed, nothing answers any more
  worker.onmessage = ({ data }: MessageEvent<string>) => waiting.shift()?.(data);
  worker.onerror = (event) => {
    fault = JSON.stringify({ error: `the engine stopped: ${event.message}`, at: 'engine' });
    for (const answer of waiting.splice(0)) answer(fault);
  };
  return new Engine((line) => new Promise((answer) => {
    if (fault) return answer(fault);
    waiting.push(answer);
    worker.postMessage(line);
  }));
}
