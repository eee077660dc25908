// The native engine for tests: what the page's modules answer, they answer as it does (wasm/agreement_test.mjs).
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Engine } from '../src/engine/engine';
import { root } from './root';

export { root };

const native = spawn(process.env.ARDRI ?? `${root}/build/release/ardri`, ['engine']);
const waiting: { answer: (line: string) => void; hear: (line: string) => void }[] = [];
createInterface({ input: native.stdout }).on('line', (line) => {
  if ('info' in JSON.parse(line)) waiting[0]?.hear(line);
  else waiting.shift()?.answer(line);
});
native.unref();

export const engine = new Engine(
  (line, hear) => new Promise((answer) => {
    waiting.push({ answer, hear });
    native.stdin.write(line + '\n');
  }),
);

/** The recorded playthrough of a rule set. */
export function playthrough(file: string): { game: string; options: Record<string, number>; moves: string[] } {
  const [header, ...rest] = readFileSync(`${root}/tests/golden/${file}`, 'utf8').split('\n');
  return { ...JSON.parse(header!), moves: rest.slice(0, rest.indexOf('')) };
}

/** The files of all recorded playthroughs. */
export const recorded = readdirSync(`${root}/tests/golden`).filter((name) => name.endsWith('.txt') && name !== 'perft.txt');

const families = new Map((await engine.ask('games', {})).games.map(({ id, family }) => [id, family]));
/** Those of a family. */
export const recordedOf = (family: string) => recorded.filter((file) => families.get(playthrough(file).game) === family);
