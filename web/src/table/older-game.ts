// A game as browsers kept it before there were several tables, played again into a log. Loaded where there is one.
import { catalogue } from '../engine/catalogue';
import { EngineFault } from '../engine/engine';
import type { Options } from '../engine/protocol';
import { desk } from './modules';
import { newKey } from './random';
import { keepTable, NotSeated, SettingUp } from './tables';

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
function read(text: string): KeptGame | null {
  try {
    const value = JSON.parse(text) as KeptGame | null;
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

/** Whether it has become a table. What makes no sense, or the rules refuse, has not. */
export async function taken(text: string): Promise<boolean> {
  const kept = read(text);
  if (!kept) return false;
  try {
    await rebuild(kept);
    return true;
  } catch (problem) {
    if (problem instanceof NotSeated || problem instanceof EngineFault) return false;
    throw problem;
  }
}
