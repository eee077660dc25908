// Income as the rulebook breaks it down (Example 6): each rank in each region, ranks in several regions, totals.
import type { Told } from '../../../table/messages';
import { regionNames, type RegionName } from '../facts';

export const earningRanks = ['farmer', 'herdsman', 'warrior', 'chieftain'] as const;
export type EarningRank = (typeof earningRanks)[number];

export interface Income {
  /** In which somebody has anything. */
  regions: RegionName[];
  rows: {
    rank: EarningRank;
    /** By region: who earns, or the tie; null where nobody is. */
    cells: (Told | null)[];
    /** Who has the rank in several regions. */
    spread: Told[];
  }[];
  totals: Told[];
}

export function incomeIn(events: Told[]): Income {
  const earned = events.filter(({ kind }) => kind === 'income' || kind === 'income-tied');
  const regions = regionNames.filter((name) => earned.some(({ region }) => region === name));
  return {
    regions,
    rows: earningRanks.map((name) => ({
      rank: name,
      cells: regions.map((where) => earned.find(({ region, rank }) => region === where && rank === name) ?? null),
      spread: events.filter(({ kind, rank }) => kind === 'income-spread' && rank === name),
    })),
    totals: events.filter(({ kind }) => kind === 'income-total'),
  };
}
