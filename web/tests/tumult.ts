// Games of Tumult Royal as tables tell of them, for tests of its board.
import type { Facts } from '../src/games/tumult-royal/facts';
import { afterMessages, nothing } from '../src/table/known';
import type { Attempt, Section, Told } from '../src/table/messages';
import { desk } from './desk';
import { engine } from './engine';
import { robbedGame } from './tumult-games';

/** What a seat sees that is to act on the land. */
export interface Sight {
  seat: number;
  facts: Facts;
  sections: Section[];
  legal: string[];
  /** What some of the ways to build would do. */
  tried: { move: string; events: Told[] }[];
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

/** What whoever is to act on the land sees, at each third time and wherever land is opened. */
async function sights(players: number): Promise<Sight[]> {
  const { game, options, moves, onLand } = await robbedGame(engine, players);
  const all: Sight[] = [];
  for (const [i, { at, seat, legal }] of onLand.entries())
    if (i % 3 === 0 || legal[0]!.startsWith('open')) all.push(await seen([JSON.stringify({ game, rules: 1, options }), ...moves.slice(0, at)].join('\n'), players, seat));
  return all;
}

const games = new Map<number, Promise<Sight[]>>();
/** Once for all tests. */
export const sightsOf = (players: number): Promise<Sight[]> => games.get(players) ?? games.set(players, sights(players)).get(players)!;
