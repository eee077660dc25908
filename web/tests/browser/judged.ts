// What the page must find in a game, told by the native engine: the same player with the same nodes.
import type { Analysis } from '../../src/engine/protocol';
import type { Native, Played } from './native';

export const judged = (native: Native, played: Played, results?: number[][]): Promise<Analysis> =>
  native.ask('analyse', { ...played, bot: 'level-6', budget_nodes: 40_000, ...(results && { results }) });

/** A game of random players that turned more than once, and what is to be said of it. */
export async function turningGame(native: Native, game: string): Promise<{ played: Played; analysis: Analysis }> {
  for (let seed = 1; ; ++seed) {
    const played = await native.game(game, seed);
    const analysis = await judged(native, played);
    if (analysis.moments.length > 1) return { played, analysis };
  }
}
