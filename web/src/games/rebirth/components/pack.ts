// The standard pack with where its groups come from, and what a pack of one's own is made of.
import standard from '../../../../../content/rebirth/standard.json';
import type { Origin, Pack } from '../../components';
import type { Box, MissionTest } from '../box';
import type { TowerKind } from '../facts';
import type { OwnWords } from '../mission-words';

/** The groups of a pack, as they are written. */
export const groups = ['hexes', 'castles', 'blarney', 'towers', 'tiles', 'missions', 'offshore_bonus'] as const;
export type Group = (typeof groups)[number];

export interface OwnTest extends MissionTest {
  least: number;
  of?: string;
  size?: number;
  each?: number;
}

export interface OwnMission extends OwnWords {
  id: string;
  test: OwnTest;
  first: number;
  later: number;
}

export interface OwnBox extends Pack, Omit<Box, 'towers' | 'missions'> {
  towers: Box['towers'] & { kinds: TowerKind[] };
  missions: OwnMission[];
  provenance?: Partial<Record<Group, Origin>>;
}

export const standardBox = standard as unknown as OwnBox;
