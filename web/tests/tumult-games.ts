// Games of Tumult Royal in which everybody robs what they can and builds where they can, the same ones every time.
import type { Verbs } from '../src/engine/protocol';

/** Whoever answers as the engine does. */
interface Answers {
  ask(verb: 'legal', fields: Verbs['legal']['fields']): Promise<Verbs['legal']['answer']>;
}

/** Where somebody is to act on the land: before which move, who, and what they may do. */
export interface OnLand {
  at: number;
  seat: number;
  legal: string[];
}

export interface Robbed {
  game: string;
  options: { players: number };
  moves: string[];
  onLand: OnLand[];
}

/** The same numbers everywhere. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const most = 900;

export async function robbedGame(engine: Answers, players: number): Promise<Robbed> {
  const [game, options, roll] = ['tumult-royal', { players }, dice(players)] as const;
  const moves: string[] = [];
  const onLand: OnLand[] = [];
  while (moves.length < most) {
    const { legal, actors, over } = await engine.ask('legal', { game, options, moves });
    if (over) break;
    const actor = actors[0]!;
    const all = actor === '*' ? legal['*']!.map(([move]) => move) : legal[actor]!;
    const wanted = all.filter((move) => !['done', 'back', 'pass'].includes(move));
    if (actor !== '*' && /^(at|build|open)/.test(wanted[0] ?? '')) onLand.push({ at: moves.length, seat: actor, legal: all });
    moves.push(`${actor} ${wanted[roll(wanted.length)] ?? all[0]!}`);
  }
  return { game, options, moves, onLand };
}
