// Games of Tumult Royal as tables tell of them, for tests of its board.
import type { Facts } from '../src/games/tumult-royal/facts';
import { afterMessages, nothing } from '../src/table/known';
import type { Attempt, Section, Told } from '../src/table/messages';
import { desk } from './desk';
import { engine } from './engine';

/** What a seat sees that is to act on the land. */
export interface Sight {
  seat: number;
  facts: Facts;
  sections: Section[];
  legal: string[];
  /** What some of the ways to build would do. */
  tried: { move: string; events: Told[] }[];
}

const steps = 900;
const game = 'tumult-royal';

/** The same numbers everywhere. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function seen(record: string, players: number, seat: number): Promise<Sight> {
  const id = `tumult ${players}`;
  const sitters = Array.from({ length: players }, () => ({ kind: 'person' as const }));
  const { entries } = await desk.ask('set', id, { record, number: 0, now: 0, sitters, setting: { one_screen: true } });
  await desk.ask('apply', id, { entries });
  const { sight } = afterMessages(nothing, (await desk.ask('messages', id, { as: seat, from: 0 })).messages);
  const builds = sight!.legal!.filter((move) => move.startsWith('build')).slice(0, 4);
  const tried: Sight['tried'] = [];
  for (const move of builds) tried.push({ move, events: ((await desk.ask('try', id, { as: seat, moves: [move] })) as Attempt).steps[0]!.events });
  await desk.ask('forget', id, {});
  return { seat, facts: sight!.view as Facts, sections: sight!.sections!, legal: sight!.legal!, tried };
}

/** A game of people who rob what they can and build where they can, and what whoever builds or chooses on the land sees now and then. */
async function played(players: number): Promise<Sight[]> {
  const roll = dice(players);
  const moves: string[] = [];
  const sights: Sight[] = [];
  const options = { players };
  let asked = 0;
  while (moves.length < steps) {
    const { legal, actors, over } = await engine.ask('legal', { game, options, moves });
    if (over) break;
    const actor = actors[0]!;
    const all = actor === '*' ? legal['*']!.map(([move]) => move) : legal[actor]!;
    const wanted = all.filter((move) => !['done', 'back', 'pass'].includes(move));
    const onLand = actor !== '*' && /^(at|build|open)/.test(wanted[0] ?? '');
    if (onLand && (asked++ % 3 === 0 || wanted[0]!.startsWith('open')))
      sights.push(await seen([JSON.stringify({ game, rules: 1, options }), ...moves].join('\n'), players, actor as number));
    moves.push(`${actor} ${wanted[roll(wanted.length)] ?? all[0]!}`);
  }
  return sights;
}

const games = new Map<number, Promise<Sight[]>>();
/** Once for all tests. */
export const sightsOf = (players: number): Promise<Sight[]> => games.get(players) ?? games.set(players, played(players)).get(players)!;
