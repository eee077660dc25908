// The page's engine for tests: the same module the page loads.
import { readFileSync } from 'node:fs';
import { Engine } from '../src/engine/engine';
import { loadEngine } from '../../wasm/engine.mjs';

export const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

const ask = await loadEngine(readFileSync(`${root}/build/wasm/engine.wasm`));
export const engine = new Engine(async (line, hear) => ask(line, hear));

/** The recorded playthroughs of all rule sets. */
export function playthrough(file: string): { game: string; options: Record<string, number>; moves: string[] } {
  const [header, ...rest] = readFileSync(`${root}/tests/golden/${file}`, 'utf8').split('\n');
  return { ...JSON.parse(header!), moves: rest.slice(0, rest.indexOf('')) };
}
