// What the end of a round says, in English. The other languages have the same shape; the compiler sees to it.
import type { EarningRank } from '../income';

export const en = {
  title: (round: number) => `End of round ${round}`,
  traitor: (region: string) => `The traitor in ${region}`,
  income: 'Income',
  clearing: (region: string) => `${region} is cleared`,
  exchange: 'Exchange and ransom',
  start: 'The new start player',
  regions: { Con: 'Connacht', Uls: 'Ulster', Lei: 'Leinster', Mun: 'Munster' },
  rank: 'Rank',
  ranks: { farmer: 'Farmers', herdsman: 'Herdsmen', warrior: 'Warriors', chieftain: 'Chieftains' } as Record<EarningRank, string>,
  several: 'Several regions',
  nobody: 'Nobody',
  who: 'Seat',
  earned: 'Income',
  purse: 'Cumals now',
  duel: 'Duel',
  most: 'Whoever has the most of a rank in a region gets 1 cumal, on a tie nobody; whoever has a rank in several regions gets 1 more.',
};

export type Words = typeof en;
