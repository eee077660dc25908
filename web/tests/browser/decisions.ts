// Positions of Seat of Kings in which somebody decides something, one for each kind of decision.
import type { Facts } from '../../src/games/seat-of-kings/facts';
import { moveOf } from '../../src/games/seat-of-kings/moves';
import { dice } from './hands';
import type { Native, Played } from './native';

const game = 'seat-of-kings';
export const kinds = ['keep', 'place', 'stone', 'discard', 'amnesty', 'promote', 'done', 'fort', 'buy', 'no', 'treason', 'skip', 'garrison', 'garrison -', 'ransom', 'start', 'region'];

function kindOf(move: string): string {
  const { kind } = moveOf(move, null);
  return kind === 'word' ? move : kind;
}

export const factsAt = async (native: Native, { options, moves }: Played, count: number) =>
  (await native.ask('show', { game, options, moves: moves.slice(0, count), as: 'all' })).position as unknown as Facts;

/** Until all kinds were found games are played, where whoever can do something new does it. */
export async function decisions(native: Native): Promise<Map<string, { played: Played; at: number }>> {
  const found = new Map<string, { played: Played; at: number }>();
  for (let seed = 1; found.size < kinds.length && seed <= 60; ++seed) {
    const played: Played = { game, options: { players: 2 + (seed % 2) }, moves: [] };
    await playOn(native, played, seed, (move) => {
      if (found.has(kindOf(move))) return false;
      found.set(kindOf(move), { played, at: played.moves.length });
      return true;
    });
  }
  return found;
}

async function playOn(native: Native, played: Played, seed: number, wanted: (move: string) => boolean) {
  const { options, moves } = played;
  const roll = dice(seed);
  while (moves.length < 500) {
    const { legal, actors, over } = await native.ask('legal', { game, options, moves });
    if (over) return;
    const seat = actors[0]!;
    if (seat === '*') moves.push(`* ${legal['*']![roll(legal['*']!.length)]![0]}`);
    else {
      const fresh = legal[seat]!.find(wanted);
      moves.push(fresh !== undefined ? `${seat} ${fresh}` : (await native.ask('best', { game, options, moves, as: seat, bot: 'heuristic', seed: roll(2 ** 31) })).move);
    }
  }
}
