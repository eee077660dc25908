// Many games in one file: a first line that says so, then one line for each game with its whole log. What comes back is
// checked by the rules before anything is kept.
import { catalogue } from '../engine/catalogue';
import { EngineFault } from '../engine/engine';
import type { Fault } from '../engine/protocol';
import type { Archive, Kept } from './archive';
import type { Desk, Entry } from './desk';
import { labelOf, type Label } from './label';
import { newKey } from './random';

const heading = { ardri: 'games', version: 1 };

/** Bytes: some ten thousand games. */
export const largest = 256_000_000;
/** The last moment that a calendar knows. */
const latest = 8.64e15;

export type Wrong = 'noCollection' | 'version' | 'noJson' | 'noGame' | 'unknownGame' | 'impossible';

/** A file that cannot be taken in: what is wrong, in which line, and what the rules say. */
export class BadCollection extends Error {
  constructor(readonly wrong: Wrong, readonly line: number, readonly fault: Fault | null = null) {
    super(`${wrong} in line ${line}`);
  }
}

/** As it is written. */
interface Written {
  id: string;
  seed: number;
  log: Entry[];
}

export async function collect(from: Archive, labels: Label[]): Promise<string> {
  const lines = [JSON.stringify(heading)];
  for (const { id, seed } of labels) lines.push(JSON.stringify({ id, seed, log: await from.entries(id, 0) }));
  return lines.join('\n') + '\n';
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadCollection(line === 1 ? 'noCollection' : 'noJson', line);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown, most: number) => Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isEntry = (entry: unknown, n: number) => isObject(entry) && entry.n === n && isCount(entry.t, latest);
const isWritten = (value: unknown): value is Written =>
  isObject(value) && typeof value.id === 'string' && /^[0-9a-f]{18}$/.test(value.id) && isCount(value.seed, Number.MAX_SAFE_INTEGER) &&
  Array.isArray(value.log) && value.log.length > 0 && value.log.every(isEntry);

/** The games of a file, as far as their shape goes. */
function gamesIn(text: string): { game: Written; line: number }[] {
  const [first = '', ...rest] = text.split(/\r?\n/);
  const head = parsed(first, 1);
  if (!isObject(head) || head.ardri !== heading.ardri) throw new BadCollection('noCollection', 1);
  if (head.version !== heading.version) throw new BadCollection('version', 1);
  return rest.flatMap((written, i) => {
    if (written.trim() === '') return [];
    const game = parsed(written, i + 2);
    if (!isWritten(game)) throw new BadCollection('noGame', i + 2);
    return [{ game, line: i + 2 }];
  });
}

/** A game that the rules find possible, played as far as that it can be shown. */
async function judged({ id, seed, log }: Written, line: number, deskOf: (family: string) => Desk): Promise<Kept> {
  const ruleSet = catalogue.find(String(log[0]!.game));
  if (!ruleSet) throw new BadCollection('unknownGame', line);
  const desk = deskOf(ruleSet.family);
  const table = newKey();
  try {
    await desk.ask('apply', table, { entries: log });
    const { stage } = await desk.ask('state', table, {});
    await desk.ask('forget', table, {});
    if (stage === 'gathering') throw new BadCollection('noGame', line);
  } catch (problem) {
    if (problem instanceof EngineFault && problem.fault.fault) throw new BadCollection('impossible', line, problem.fault);
    throw problem;
  }
  return { label: labelOf(id, log, ruleSet.match_games, seed), entries: log };
}

export interface Taking {
  into: Archive;
  deskOf: (family: string) => Desk;
  /** How many of all have been checked. */
  onchecked?: (done: number, all: number) => void;
}

/** Keeps the games of a file; those that are here already stay as they are. Throws a `BadCollection`, and then nothing
    has changed. Gives how many came and how many were here. */
export async function takeIn(text: string, { into, deskOf, onchecked }: Taking): Promise<{ came: number; known: number }> {
  const known = new Set((await into.labels()).map(({ id }) => id));
  const found = gamesIn(text);
  const sound: Kept[] = [];
  for (const [done, { game, line }] of found.entries()) {
    onchecked?.(done, found.length);
    const kept = await judged(game, line, deskOf);
    if (!known.has(game.id)) sound.push(kept);
    known.add(game.id);
  }
  if (sound.length > 0) await into.put(...sound);
  return { came: sound.length, known: found.length - sound.length };
}
