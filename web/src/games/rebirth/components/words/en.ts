// What is said of the components, in English. The other languages have the same shape; the compiler sees to it.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Terrain } from '../../box';
import type { Tile, TowerKind } from '../../facts';
import type { PieceKind } from '../pieces';

const hexes = (count: number) => plural(count, 'hex', 'hexes');
const towers = (count: number) => plural(count, 'tower', 'towers');

export const en = {
  counted: (entries: number) => plural(entries, 'entry', 'entries'),
  kinds: {
    hexes: 'Hexes of the map', areas: 'Settlement areas', castles: 'Castles', fields: 'Fields of round towers', towers: 'Round towers', tiles: 'Tiles', missions: 'Missions',
    offshore: 'Offshore bonus',
  } satisfies Record<PieceKind, string> as Record<PieceKind, string>,
  hex: {
    food: 'for food farms', energy: 'for energy farms', blank: 'for farms of either type', settlement: 'for settlements', castle: 'where no tile may lie', tower: 'where no tile may lie',
    cathedral: 'where no tile may lie', 'offshore-food': 'for food farms, with the bonus', 'offshore-energy': 'for energy farms, with the bonus',
  } satisfies Record<Terrain, string> as Record<Terrain, string>,
  hexText: (count: number, what: string) => `${hexes(count)} ${what}`,
  neutral: (count: number) => ({ name: 'Hex with the sign for two players', text: `${hexes(count)}: with two players a neutral tile lies on each` }),
  areaText: (count: number, places: string) => `${hexes(count)}: ${places}`,
  where: (province: string, hex: string) => `${province}, hex ${hex}`,
  castleBreaks: (where: string) => `${where}; whoever holds it wins a tie`,
  towerBreaks: (where: string) => `${where}; most tiles around it decide a tie that Blarney Castle leaves`,
  tower: {
    three: (count: number) => ({ name: '3 points', text: `${towers(count)}: 3 points at once` }),
    thirteen: (count: number) => ({ name: '13 points', text: `${towers(count)}: 13 points for whoever has reached all of them` }),
    double: (count: number) => ({ name: 'Doubler', text: `${towers(count)}: whoever has reached all of them doubles a mission` }),
    draw: (count: number) => ({ name: 'Three tiles', text: `${towers(count)}: three tiles are drawn instead of one, to choose from` }),
    extra: (count: number) => ({ name: 'Extra tile', text: `${towers(count)}: one of the tiles set aside is placed at once` }),
    mission: (count: number) => ({ name: 'Private mission', text: `${towers(count)}: a mission from the deck for oneself alone` }),
  } satisfies Record<TowerKind, unknown>,
  allTiles: (count: number) => ({ name: `${count} tiles each`, text: 'in blue, red, white or yellow' }),
  tile: { F: 'Food farm', E: 'Energy farm', S1: 'Settlement with 1 house', S2: 'Settlement with 2 houses', S3: 'Settlement with 3 houses', S4: 'Settlement with 4 houses' } satisfies Record<Tile, string> as Record<Tile, string>,
  tileText: (count: number) => `${count} for each player`,
  missionText: (task: string, first: number, later: number) => `${task}: ${first} points for the first, ${later} for everybody after`,
  offshore: (points: number) => ({ name: plural(points, 'point', 'points'), text: 'for each offshore hex of a group of farms, every time the group scores' }),
  list: listed('and'),
};

export type Words = typeof en;
