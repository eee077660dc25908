// The modules of the engine: for each family its rules with the table, and its players, each in a worker of its own,
// loaded when somebody needs it.
import { Desk } from './desk';
import type { Transport } from '../engine/engine';
import { EngineWorker } from '../engine/in-worker';
import type { RuleSet } from '../engine/protocol';
import { Thinker } from '../engine/thinker';
import { awaited } from '../shell/quiet';

const modules: Record<string, string> = import.meta.glob('../../../build/wasm/{rules,players}-*.wasm', { query: '?url', import: 'default', eager: true });
const networks: Record<string, string> = import.meta.glob('../../../bots/*/networks/*.net', { query: '?url', import: 'default', eager: true });

const addressIn = (files: Record<string, string>, name: string): string | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];

/** The address of a module: `rules-` or `players-`, and the family. */
function moduleAt(name: string): string {
  const address = addressIn(modules, `${name}.wasm`);
  if (!address) throw new Error(`there is no module ${name}`);
  return address;
}

/** Runs a module; whoever asks it waits until it is loaded. */
function run(module: string, files?: Record<string, string>): EngineWorker {
  const worker = new EngineWorker(moduleAt(module), files);
  void awaited(worker.loaded);
  return worker;
}

/** What asks a module; if it did not come or has stopped, it is started anew. */
function asking(module: string): Transport {
  let worker = run(module);
  return (line, hear) => {
    if (worker.failed) worker = run(module);
    return worker.send(line, hear);
  };
}

const desks = new Map<string, Desk>();
const thinkers = new Map<string, Thinker>();

/** The rules of a family, with the table. */
export function desk(family: string): Desk {
  const known = desks.get(family) ?? new Desk(asking(`rules-${family}`), family);
  desks.set(family, known);
  return known;
}

/** The players of a rule set, with the network that they judge by, if they have one. */
export function thinker({ id, family }: RuleSet): Thinker {
  const network = addressIn(networks, `${id}.net`);
  const known = thinkers.get(id) ?? new Thinker(() => run(`players-${family}`, network ? { [id]: network } : {}));
  thinkers.set(id, known);
  return known;
}
