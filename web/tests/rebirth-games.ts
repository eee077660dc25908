// Whole games of Rebirth as tables tell of them, the same ones every time: what each seat sees that is to lay a tile, what the table
// foresees of every move, and what then happened.
import type { Verbs } from '../src/engine/protocol';
import type { Facts } from '../src/games/rebirth/facts';
import { afterMessages, nothing } from '../src/table/known';
import type { Foreseen, Told } from '../src/table/messages';
import { desk } from './desk';
import { engine } from './engine';

const game = 'rebirth-ireland';

/** The same numbers everywhere. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Somebody is to act. */
export interface Turn {
  seat: number;
  facts: Facts;
  legal: string[];
  foreseen: Foreseen[];
  /** What was played, what the seat was told of it, and what was so afterwards. */
  move: string;
  events: Told[];
  after: Facts;
}

async function movesOf(players: number): Promise<string[]> {
  const roll = dice(players);
  const moves: string[] = [];
  for (;;) {
    const { legal, actors, over }: Verbs['legal']['answer'] = await engine.ask('legal', { game, options: { players }, moves });
    if (over) return moves;
    const actor = actors[0]!;
    const all = actor === '*' ? legal['*']!.map(([move]) => move) : legal[actor]!;
    const wanted = all.filter((move) => move !== 'skip');
    moves.push(`${actor} ${wanted[roll(wanted.length)] ?? all[0]!}`);
  }
}

/** Sets the game on a table as it stood after so many moves. */
async function seen(players: number, moves: string[], seat: number) {
  const id = `rebirth ${players}`;
  const { record } = await engine.ask('write', { game, options: { players }, moves });
  const sitters = Array.from({ length: players }, () => ({ kind: 'person' as const }));
  const { entries } = await desk.ask('set', id, { record, number: 0, now: 0, sitters, setting: { one_screen: true } });
  await desk.ask('apply', id, { entries });
  const known = afterMessages(nothing, (await desk.ask('messages', id, { as: seat, from: 0 })).messages);
  const each = (known.sight?.legal ?? []).length > 0 ? ((await desk.tryEach(id, { as: seat, moves: [], each: known.sight!.legal! })) as { each: Foreseen[] }).each : [];
  return { known, each, forget: () => desk.ask('forget', id, {}) };
}

async function played(players: number): Promise<Turn[]> {
  const moves = await movesOf(players);
  const turns: Turn[] = [];
  for (const [at, step] of moves.entries()) {
    if (step.startsWith('*')) continue;
    const seat = Number(step[0]);
    const { known, each, forget } = await seen(players, moves.slice(0, at), seat);
    const { sight } = known;
    await forget();
    const then = await seen(players, moves.slice(0, at + 1), seat);
    await then.forget();
    turns.push({
      seat, facts: sight!.view as Facts, legal: sight!.legal!, foreseen: each, move: step.slice(2), events: then.known.steps.at(-1)!.events, after: then.known.sight!.view as Facts,
    });
  }
  return turns;
}

const games = new Map<number, Promise<Turn[]>>();
/** Once for all tests. */
export const turnsOf = (players: number): Promise<Turn[]> => games.get(players) ?? games.set(players, played(players)).get(players)!;
