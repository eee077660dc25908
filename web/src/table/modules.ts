// The modules of the engine: for each family its rules with the table, and its players, each in a worker of its own,
// loaded when somebody needs it.
import { Desk } from './desk';
import { EngineWorker } from '../engine/in-worker';
import { Thinker } from '../engine/thinker';

const files: Record<string, string> = import.meta.glob('../../../build/wasm/*-*.wasm', { query: '?url', import: 'default', eager: true });

/** The address of a module: `rules-` or `players-`, and the family. */
function addressOf(module: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${module}.wasm`));
  if (!found) throw new Error(`there is no module ${module}`);
  return found[1];
}

const desks = new Map<string, Desk>();
const thinkers = new Map<string, Thinker>();

export function desk(family: string): Desk {
  const known = desks.get(family) ?? new Desk(new EngineWorker(addressOf(`rules-${family}`)).send);
  desks.set(family, known);
  return known;
}

export function thinker(family: string): Thinker {
  const known = thinkers.get(family) ?? new Thinker(() => new EngineWorker(addressOf(`players-${family}`)));
  thinkers.set(family, known);
  return known;
}
