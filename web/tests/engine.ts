// The page's engine for tests: the same module the page loads.
import { readdirSync, readFileSync } from 'node:fs';
import { Engine } from '../src/engine/engine';
import { loadEngine } from '../../wasm/engine.mjs';
import { root } from './root';

export { root };

const ask = await loadEngine(readFileSync(`${root}/build/wasm/engine.wasm`));
export const engine = new Engine(async (line, hear) => ask(line, hear));

/** The files of recorded playthroughs of the rule sets that the page has a face for. */
export const playthroughs = readdirSync(`${root}/tests/golden`).filter(
  (name) => name.endsWith('.txt') && !['perft.txt', 'seat-of-kings.txt', 'tumult-royal.txt', 'rebirth-ireland.txt'].includes(name)
);

/** The recorded playthrough of a rule set. */
export function playthrough(file: string): { game: string; options: Record<string, number>; moves: string[] } {
  const [header, ...rest] = readFileSync(`${root}/tests/golden/${file}`, 'utf8').split('\n');
  return { ...JSON.parse(header!), moves: rest.slice(0, rest.indexOf('')) };
}
