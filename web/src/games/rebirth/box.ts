// What lies in the box, as content packs have it (docs/content.md): the map with its castles and towers, and the missions.
import type { Text } from '../../engine/protocol';
import standard from '../../../../content/rebirth/standard.json?play';
import { wordsOf, type OwnWords } from './mission-words';

export type Terrain = 'food' | 'energy' | 'blank' | 'settlement' | 'castle' | 'tower' | 'cathedral' | 'offshore-food' | 'offshore-energy';

export interface Hex {
  name: string;
  /** Axial: to the east, and to the south-east. */
  q: number;
  r: number;
  kind: Terrain;
  province?: string;
  place?: string;
  tags?: string[];
  /** Of a settlement hex. */
  area?: string;
  /** With two players a neutral tile lies there. */
  neutral?: boolean;
}

/** What a mission asks for, as far as it names hexes: by province, kind or tag, or as what lies on them. */
export interface MissionTest {
  type: 'tiles' | 'groups' | 'spread' | 'link' | 'castles' | 'houses';
  on?: string;
  over?: string;
  to?: string;
}

export interface Mission {
  id: string;
  test: MissionTest;
  first: number;
  later: number;
  name: Text;
  text: Text;
}

export interface Box {
  name?: string;
  hexes: Hex[];
  castles: { hex: string; name: string }[];
  /** Where the castle stands that breaks ties. */
  blarney: string;
  towers: { fields: { id: string; hex: string; name: string }[]; tara: string };
  tiles: Record<string, number>;
  missions: Mission[];
  offshore_bonus: number;
}

/** As it is written in a pack. */
type Written = Omit<Box, 'missions'> & { missions: (Omit<Mission, keyof OwnWords> & OwnWords)[] };
const boxes = new WeakMap<Written, Box>();

export function boxOf(pack: unknown): Box {
  const written = (pack ?? standard) as Written;
  if (!boxes.has(written)) boxes.set(written, { ...written, missions: written.missions.map((mission) => ({ ...mission, ...wordsOf(mission.id, mission) })) });
  return boxes.get(written)!;
}

const found = <Key, Value, Part extends object = Box>(make: (box: Part) => Map<Key, Value>) => {
  const made = new WeakMap<Part, Map<Key, Value>>();
  return (box: Part): Map<Key, Value> => {
    if (!made.has(box)) made.set(box, make(box));
    return made.get(box)!;
  };
};

export const hexesOf = found((box) => new Map(box.hexes.map((hex) => [hex.name, hex])));
export const missionsOf = found((box) => new Map(box.missions.map((mission) => [mission.id, mission])));
/** Castles by the hex on which they stand. */
export const castlesOf = found((box) => new Map(box.castles.map(({ hex, name }) => [hex, name])));
/** Towers by the hex on which they stand. */
export const towersOf = found((box) => new Map(box.towers.fields.map((field) => [field.hex, field])));
/** The hexes of each settlement area. */
export const areasOf = found(({ hexes }) => {
  const inAreas = hexes.flatMap(({ area }) => area ?? []);
  return new Map([...new Set(inAreas)].map((name) => [name, hexes.filter(({ area }) => area === name)]));
});

export const isOffshore = ({ kind }: Hex): boolean => kind.startsWith('offshore');

/** The six ways from a hex to its neighbours. */
export const ways = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;
type Land = Pick<Box, 'hexes'>;
const atOf = found(({ hexes }: Land) => new Map(hexes.map((hex) => [`${hex.q} ${hex.r}`, hex])));
export const hexAt = (box: Land, q: number, r: number): Hex | undefined => atOf(box).get(`${q} ${r}`);
/** The hexes beside a hex that are on the map. */
export const beside = (box: Land, { q, r }: Pick<Hex, 'q' | 'r'>): Hex[] => ways.flatMap(([across, down]) => hexAt(box, q + across, r + down) ?? []);
