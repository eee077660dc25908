// What is said of the map of Rebirth, in English.
import { plural } from '../../../../words/plural';
import type { Terrain } from '../../box';

export const en = {
  label: 'The map of Ireland',
  terrain: {
    food: 'food hex', energy: 'energy hex', blank: 'hex without a symbol', settlement: 'settlement hex', castle: 'castle', tower: 'round tower',
    cathedral: 'cathedral', 'offshore-food': 'offshore food hex', 'offshore-energy': 'offshore energy hex',
  } satisfies Record<Terrain, string> as Record<Terrain, string>,
  tower: (kind: string) => (kind ? `round tower: ${kind}` : 'round tower'),
  neutral: 'neutral tile',
  lies: (who: string, tile: string) => `${who}: ${tile}`,
  nobodys: 'held by nobody',
  holds: (who: string) => `held by ${who}`,
  legal: 'allowed',
  brings: (points: number) => `allowed, ${plural(points, 'point', 'points')}`,
  last: 'last tile',
  proposed: 'hint',
};

export type Words = typeof en;
