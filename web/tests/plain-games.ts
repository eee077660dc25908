// Random games of the families with chance and hidden hands, which the plain face must be able to show, asked of the page's engine.
import type { Fact } from '../src/games/plain/facts';
import { engine } from './engine';

export interface Played {
  game: string;
  options: Record<string, number>;
}

export const tables: Played[] = [
  ...[2, 3, 4].map((players) => ({ game: 'seat-of-kings', options: { players } })),
  ...[2, 3, 4].map((players) => ({ game: 'tumult-royal', options: { players } })),
  ...[2, 3, 4].map((players) => ({ game: 'tumult-royal', options: { players, live: 1 } })),
  ...[2, 3, 4].map((players) => ({ game: 'rebirth-ireland', options: { players } })),
];

/** The same numbers everywhere. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const steps = 240; // into the middle of the longer games
const every = 3;

/** A random game: what seats see and may choose at many of its points. */
export async function* questionsOf({ game, options }: Played): AsyncGenerator<{ legal: string[]; facts: Fact }> {
  const roll = dice(options.players! + 1);
  const moves: string[] = [];
  for (let count = 0; count < steps; ++count) {
    const line = { game, options, moves };
    const { legal, actors, over } = await engine.ask('legal', line);
    if (over) return;
    // Beside other seats chance is a clock, which is seldom asked.
    const acting = actors.length > 1 && roll(20) > 0 ? actors.filter((actor) => actor !== '*') : actors;
    const actor = acting[roll(acting.length)]!;
    if (actor !== '*' && count % every === 0) {
      const { position } = await engine.ask('show', { ...line, as: actor });
      yield { legal: legal[actor]!, facts: position as Fact };
    }
    const choices = actor === '*' ? legal['*']!.map(([move]) => move) : legal[actor]!;
    moves.push(`${actor} ${choices[roll(choices.length)]!}`);
  }
}
