// What browsers kept before there were several tables: one game in the browser's small storage. It becomes a table, once.
import { catalogue } from '../engine/catalogue';
import { EngineFault } from '../engine/engine';
import type { Options } from '../engine/protocol';
import { desk } from './modules';
import { newKey } from './random';
import { keepTable, NotSeated, SettingUp } from './tables';

const place = 'ardri.table';

interface KeptGame {
  game: string;
  options: Options;
  players: string[];
  match: boolean;
  finished: { moves: string[] }[];
  moves: string[];
  seed: number;
}

const isList = (value: unknown, of: (item: unknown) => boolean) => Array.isArray(value) && value.every(of);
const isText = (value: unknown) => typeof value === 'string';
const isOptions = (value: unknown) => typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger);
const hasMoves = (value: unknown) => isList((value as { moves?: unknown } | null)?.moves, isText);

/** What was kept, as far as its shape goes; the rules judge the rest. */
function read(text: string | null): KeptGame | null {
  try {
    const value = JSON.parse(text ?? 'null') as KeptGame | null;
    const ruleSet = catalogue.find(value?.game ?? '');
    const isPlayer = (player: unknown) => player === 'person' || catalogue.bots.some(({ id }) => id === player);
    const sound =
      value && ruleSet && isOptions(value.options) && isList(value.players, isPlayer) && isList(value.moves, isText) &&
      isList(value.finished, hasMoves) && Number.isSafeInteger(value.seed) && value.seed >= 0;
    return sound ? { ...value, match: value.match === true } : null;
  } catch {
    return null;
  }
}

/** Plays steps as they were played; a step is "0 C4". */
async function replay(setUp: SettingUp, steps: string[]): Promise<void> {
  for (const step of steps) {
    const blank = step.indexOf(' ');
    const seat = Number(step.slice(0, blank));
    const { sight } = await setUp.desk.ask('look', setUp.id, { as: seat, at: setUp.entries.length - 1 });
    await setUp.ask(seat, { what: 'move', question: sight.question ?? 0, moves: [step.slice(blank + 1)] });
  }
}

async function rebuild(kept: KeptGame): Promise<void> {
  const setUp = new SettingUp(desk(catalogue.find(kept.game)!.family), newKey());
  await setUp.open({ game: kept.game, options: kept.options, match: kept.match });
  await setUp.seat(kept.players.map((player) => (player === 'person' ? { kind: 'person' } : { kind: 'computer', player })));
  await setUp.ask(0, { what: 'start' });
  for (const { moves } of kept.finished) {
    await replay(setUp, moves);
    await setUp.ask(0, { what: 'next' });
  }
  await replay(setUp, kept.moves);
  await keepTable(setUp, kept.seed);
}

async function take(): Promise<void> {
  let text: string | null = null;
  try {
    text = localStorage.getItem(place);
  } catch {
    return; // a browser that keeps nothing
  }
  const kept = read(text);
  if (!kept) return;
  try {
    await rebuild(kept);
    localStorage.removeItem(place);
  } catch (problem) {
    // What the rules refuse stays where it is, and harms nobody.
    if (!(problem instanceof NotSeated || problem instanceof EngineFault)) throw problem;
  }
}

let taking: Promise<void> | null = null;

/** Of several windows one does it. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  await (navigator.locks ? navigator.locks.request('ardri taking over', work) : work());
};

export const takeOver = (): Promise<void> => (taking ??= alone(take).finally(() => (taking = null)));
