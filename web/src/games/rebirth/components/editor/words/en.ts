// What the editor of maps says, in English. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../../../words/plural';
import type { Terrain } from '../../../box';
import type { TowerKind } from '../../../facts';
import type { Group } from '../../pack';
import type { TestField, TestType } from '../missions';
import type { Room } from '../room';
import type { Tool } from '../tools';

export const en = {
  groups: { hexes: 'Map', castles: 'Castles', blarney: 'Blarney', towers: 'Round towers', tiles: 'Tiles', missions: 'Missions', offshore_bonus: 'Offshore bonus' } satisfies Record<Group, string> as Record<Group, string>,
  hexesHint: 'Choose what you paint and draw over the map with mouse or finger; a stroke over the sea makes new land. Two fingers bring the map closer and move it. With the keyboard: arrow keys, Enter, 1 to 9 for what is painted, + and − to look closely.',
  castlesHint: 'Place castles on the map, name them here, and choose the one that decides ties, as Blarney Castle does.',
  towersHint: 'Place towers on the map, name them here, and choose the one whose surroundings decide ties after that, as at the Hill of Tara. What towers give is shuffled and laid on them.',
  tilesHint: 'What each player has in front of them. With four players nine leave the game: 3 food farms, 3 energy farms, and one settlement each of 2, 3 and 4 houses.',
  missionsHint: 'Twelve, of which eight lie open. Each is fulfilled once what it counts is at least as many as it says; only one’s own tiles count.',
  offshoreHint: 'Points for every offshore hex of a group of farms, each time it scores.',
  tool: 'What you paint',
  tools: {
    look: 'Look', food: 'Food', energy: 'Energy', blank: 'Blank', settlement: 'Settlement', castle: 'Castle', tower: 'Tower', cathedral: 'Cathedral',
    'offshore-food': 'Offshore food', 'offshore-energy': 'Offshore energy', sea: 'Sea', neutral: 'Neutral', province: 'Province', tag: 'Mark',
  } satisfies Record<Tool, string> as Record<Tool, string>,
  toolHints: {
    look: 'Touch a hex to name it and see what is said of it. A finger moves the map.',
    food: 'Farms with this symbol only.', energy: 'Farms with this symbol only.', blank: 'Farms of both kinds.',
    settlement: 'What you draw in one stroke becomes one area; a stroke that begins in an area adds to it. One to four hexes that hang together.',
    castle: 'No tile lies here. It gets the name of its place, or a new one.', tower: 'No tile lies here. It gets the name of its place, or a new one.',
    cathedral: 'No tile lies here. The map of Ireland has none.',
    'offshore-food': 'For this kind of farm only; each time a group scores it brings the offshore bonus.', 'offshore-energy': 'For this kind of farm only; each time a group scores it brings the offshore bonus.',
    sea: 'Takes hexes away, with what stands there.',
    neutral: 'With two players a neutral tile lies here. Draw over marked hexes to take the sign away.',
    province: 'Missions count provinces, and name them.', tag: 'Missions name such hexes: coast, river, border, or what you like. Draw over marked hexes to take the mark away.',
  } satisfies Record<Tool, string> as Record<Tool, string>,
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone.',
  redone: 'Done again.',
  area: 'Area',
  areaOfStroke: 'a new one with each stroke',
  province: 'Province',
  noProvince: 'none',
  tag: 'Mark',
  tagNames: { coast: 'coast', river: 'river', border: 'border of a province', offshore: 'offshore' } as Record<string, string>,
  survey: 'Find coasts and borders',
  surveyed: 'Every hex by the sea is now marked as coast, every one at another province as border.',
  grid: 'The map, with the sea around it',
  kind: {
    food: 'food', energy: 'energy', blank: 'no symbol', settlement: 'settlement', castle: 'castle', tower: 'round tower', cathedral: 'cathedral', 'offshore-food': 'offshore food', 'offshore-energy': 'offshore energy',
  } satisfies Record<Terrain, string> as Record<Terrain, string>,
  sea: (row: number, column: number) => `sea, row ${row}, column ${column}`,
  inArea: (area: string) => `area ${area}`,
  neutral: 'neutral with two players',
  wrong: 'something is wrong here',
  hex: (name: string, place: string | undefined) => (place ? `hex ${name}, ${place}` : `hex ${name}`),
  toHex: (name: string) => `Show ${name}`,
  chosen: 'The hex',
  place: 'Place',
  name: 'Name',
  areaName: 'Name of the area',
  callAnew: (name: string) => `Call it ${name}`,
  breaksTies: 'decides ties',
  room: { settlement: 'Settlement hexes', food: 'For food', energy: 'For energy', farms: 'For farms of either kind', neutral: 'Neutral' } satisfies Record<Room, string> as Record<Room, string>,
  roomOf: (there: number, needed: number, exactly: boolean) => (exactly ? `${there} of ${needed}` : `${there}, at least ${needed}`),
  newNames: { area: (number: number) => `Area ${number}`, castle: (number: number) => `Castle ${number}`, tower: (number: number) => `Tower ${number}` },
  noHex: (hex: string) => `“${hex}” is not on the map`,
  remove: 'Remove',
  none: 'There are none yet.',
  gives: 'What they give',
  towerKinds: { three: '3 points', thirteen: '13 points for all three', double: 'the doubler', draw: 'draw three tiles', extra: 'an extra tile', mission: 'a private mission' } satisfies Record<TowerKind, string> as Record<TowerKind, string>,
  ofTowers: (kinds: number, towers: number) => `${kinds} of ${plural(towers, 'tower', 'towers')}`,
  tileNames: { F: 'food farms', E: 'energy farms', S1: 'settlements with 1 house', S2: 'settlements with 2 houses', S3: 'settlements with 3 houses', S4: 'settlements with 4 houses' } as Record<string, string>,
  inAll: (tiles: number) => `${plural(tiles, 'tile', 'tiles')} for each player`,
  mission: (id: string) => `Mission ${id}`,
  newMission: 'New mission',
  addMission: 'Add a mission',
  missionsOf: (missions: number, all: number) => `${missions} of ${all}`,
  test: 'What it counts',
  types: {
    tiles: 'tiles in some place', groups: 'groups of some size', spread: 'places with enough tiles', link: 'places that one group joins', castles: 'castles held', houses: 'houses on settlements',
  } satisfies Record<TestType, string> as Record<TestType, string>,
  fields: { of: 'Tiles', on: 'On hexes', size: 'At least so many tiles', over: 'Places', each: 'Tiles in each', to: 'Places' } satisfies Record<TestField, string> as Record<TestField, string>,
  least: 'At least',
  ofs: { any: 'all', farm: 'farms', food: 'food farms', energy: 'energy farms', settlement: 'settlements' } as Record<string, string>,
  anywhere: 'anywhere',
  overs: { provinces: 'provinces', areas: 'settlement areas', castles: 'castles', towers: 'round towers' } as Record<string, string>,
  first: 'For the first',
  later: 'For later ones',
  text: 'Text',
  points: 'Points',
  parts: {
    name: 'name', provenance: 'where it comes from', area: 'area', province: 'province', place: 'place', tags: 'marks', neutral: 'neutral', hex: 'hex', kinds: 'what they give', tara: 'which decides ties', fields: 'which there are',
    test: 'what it counts', first: 'for the first', later: 'for later ones', text: 'text', id: 'sign',
  } as Record<string, string>,
  /** So many of something, and how many there must be. */
  howMany: {
    castles: (count: number, low: number, high: number) => `there ${count === 1 ? 'is' : 'are'} ${plural(count, 'castle', 'castles')}; there must be ${low} to ${high}`,
    towers: (count: number, low: number, high: number) => `there ${count === 1 ? 'is' : 'are'} ${plural(count, 'tower', 'towers')}; there must be ${low} to ${high}`,
    kinds: (count: number, low: number) => `towers give ${plural(count, 'thing', 'things')}, and there ${low === 1 ? 'is' : 'are'} ${plural(low, 'tower', 'towers')}`,
    missions: (count: number, low: number) => `there ${count === 1 ? 'is' : 'are'} ${plural(count, 'mission', 'missions')}; there must be ${low}`,
  },
  noneBreaksTies: 'there is no castle that decides ties',
};

export type Words = typeof en;
