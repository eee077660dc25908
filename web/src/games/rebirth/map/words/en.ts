// What is said of the map of Rebirth, in English.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Terrain } from '../../box';
import type { TowerKind } from '../../facts';

const farms = (count: number, tile: string) => (tile === 'F' ? (count === 1 ? 'food farm' : 'food farms') : count === 1 ? 'energy farm' : 'energy farms');
const tiles = (count: number) => plural(count, 'tile', 'tiles');
const places = ['alone', 'first', 'second', 'third', 'fourth'];

export const en = {
  label: 'The map of Ireland',
  keys: 'Arrow keys walk over the map, N goes to the next hex where your tile may lie.',
  terrain: {
    food: 'food hex', energy: 'energy hex', blank: 'hex without a symbol', settlement: 'settlement hex', castle: 'castle', tower: 'round tower',
    cathedral: 'cathedral', 'offshore-food': 'offshore food hex', 'offshore-energy': 'offshore energy hex',
  } satisfies Record<Terrain, string> as Record<Terrain, string>,
  /** What a hex is besides, as missions ask for it. */
  tags: { coast: 'coast', river: 'river', border: 'border of a province', offshore: '' } as Record<string, string>,
  area: (area: string, filled: number, of: number) => `settlement area ${area}, ${filled} of ${plural(of, 'hex', 'hexes')} filled`,
  neutral: 'neutral tile',
  lies: (who: string, tile: string) => `${who}: ${tile}`,
  group: (size: number, tile: string) => (size === 1 ? `a single ${farms(1, tile)}` : `group of ${size} ${farms(size, tile)}`),
  brought: (points: number) => `brought ${plural(points, 'point', 'points')} last`,
  houses: (houses: number) => plural(houses, 'house', 'houses'),
  stands: (points: number) => plural(points, 'point', 'points'),
  nobodys: 'held by nobody',
  holds: (who: string) => `held by ${who}`,
  beside: (count: number, farming: number) => (farming === 0 ? tiles(count) : `${tiles(count)}, ${plural(farming, 'farm', 'farms')}`),
  holder: 'holds it',
  takes: (count: number, farming: number) =>
    farming === 0 ? `takes it with ${tiles(count)} more` : farming === count ? `takes it with ${count === 1 ? 'one more farm' : `${count} more farms`}` : `takes it with ${tiles(count)} more, ${plural(farming, 'farm', 'farms')} among them`,
  never: 'cannot take it any more',
  bonus: {
    three: '3 points at once', thirteen: '13 points once your tiles lie beside all three towers with the 13',
    double: 'once your tiles lie beside both doublers, a mission that you choose brings you double', draw: 'at the end of the turn you draw three tiles instead of one, and choose among them next turn',
    extra: 'one of your tiles that are set aside is drawn, and you place it at once', mission: 'a mission of your own, face down, that counts at the end',
  } satisfies Record<TowerKind, string> as Record<TowerKind, string>,
  reached: (who: string) => `reached by ${who}`,
  unreached: 'reached by nobody yet',
  ofSet: (have: number, of: number) => `${have} of ${of}`,
  ofNobody: 'It fills its hex and counts for nobody.',
  and: listed('and'),
  legal: 'allowed',
  brings: (points: number) => `allowed, ${plural(points, 'point', 'points')}`,
  last: 'last tile',
  recent: 'laid since your last turn',
  changed: 'has just changed',
  proposed: 'hint',
  played: 'played',
  why: {
    now: (place: string, points: number) => `${place}: ${plural(points, 'point', 'points')} now`,
    group: (size: number, tile: string, bonus: number) => `${size === 1 ? `A single ${farms(1, tile)}` : `Group of ${size} ${farms(size, tile)}`}${bonus > 0 ? `, with ${bonus} for offshore hexes` : ''}`,
    full: (area: string, hexes: number) => (hexes === 1 ? `${area} is full` : `${area}: area of ${hexes} is full`),
    /** 0: nobody else is there. */
    place: (who: string, place: number, houses: number) => [who, places[place], `with ${plural(houses, 'house', 'houses')}`].filter(Boolean).join(' '),
    takes: (castle: string) => `takes ${castle}`,
    takesFrom: (castle: string, who: string) => `takes ${castle} from ${who}`,
    mission: (mission: string, first: boolean, doubled: boolean) => `mission “${mission}”, ${first ? 'first' : 'after others'}${doubled ? ', doubled' : ''}`,
    tower: (name: string, bonus: string) => `round tower ${name}: ${bonus}`,
    three: (name: string) => `round tower ${name}`,
    thirteen: 'all three towers with the 13',
    doubler: 'both doublers: you double a mission',
    uncertain: 'What this would bring depends on what cannot be seen yet.',
    ends: 'The game is over with it; the final scoring follows.',
    stands: (area: string, filled: number, of: number, points: string[]) => `${area}: ${filled} of ${of} filled${points.length > 0 ? `; as it stands ${points.join(', ')}` : ''}`,
    share: (who: string, points: number) => `${who} ${points}`,
    nearer: (castle: string, count: number, farming: number) =>
      `${castle}: yours with ${farming === count ? (count === 1 ? 'one more farm' : `${count} more farms`) : `${tiles(count)} more${farming > 0 ? `, ${plural(farming, 'farm', 'farms')} among them` : ''}`}`,
    progress: (mission: string, have: number, least: number) => `${mission}: ${have} of ${least}`,
    next: (have: number, of: number) => `next ${have} of ${of}`,
  },
};

export type Words = typeof en;
