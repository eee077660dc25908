// The standard pack with where its groups come from, and what a pack of one's own is made of.
import standard from '../../../../../content/tumult-royal/standard.json';
import type { Origin, Pack } from '../../components';
import type { Box } from '../box';

/** The groups of a pack, as they are shown. */
export const groups = ['goods', 'disc', 'costs', 'thresholds', 'landscapes', 'layouts'] as const;
export type Group = (typeof groups)[number];

export interface OwnBox extends Pack, Box {
  provenance?: Partial<Record<Group, Origin>>;
}

export const standardBox = standard as unknown as OwnBox;

/** Bread, marble and tools, as packs write them and in the order of costs. */
export const goodLetters = ['B', 'M', 'T'] as const;
export type GoodLetter = (typeof goodLetters)[number];
export const values = [1, 2, 3] as const;

/** The numbers of players; tiles with a border are in play only from 3 or 4 players on. */
export const playerNumbers = [2, 3, 4] as const;
export type PlayerNumber = (typeof playerNumbers)[number];
