// What the table tells of a position of Rebirth (engine/rebirth/view.cpp).

/** Food farm, energy farm, settlements with one to four houses. */
export const tiles = ['F', 'E', 'S1', 'S2', 'S3', 'S4'] as const;
export type Tile = (typeof tiles)[number];

export const isFarm = (tile: Tile): boolean => tile === 'F' || tile === 'E';

/** Where points came from. */
export const sources = ['farms', 'settlements', 'missions', 'towers', 'castles'] as const;
export type Source = (typeof sources)[number];

/** What round towers give. */
export const towerKinds = ['three', 'thirteen', 'double', 'draw', 'extra', 'mission'] as const;
export type TowerKind = (typeof towerKinds)[number];

/** Whether such towers bring something only to whoever has reached all of them. */
export const isOfSet = (kind: TowerKind | undefined): boolean => kind === 'thirteen' || kind === 'double';

/** How much of a mission somebody has; of groups and regions also how near the next one is. */
export interface Progress {
  have: number;
  least: number;
  nearest?: number;
  of?: number;
}

export interface SeatFacts {
  points: number;
  from: Record<Source, number>;
  /** How many are still to be drawn. */
  supply: number;
  /** The same tile by tile; null: not for this viewer. */
  bag: Tile[] | null;
  /** Null: there is a tile that this viewer does not see. */
  hand: (Tile | null)[];
  aside: (Tile | null)[];
  /** All that have not been seen on the table yet: in the supply, in the hand, set aside. */
  left: Tile[];
  /** Out of the game, for all to see. */
  gone: Tile[];
  fulfilled: string[];
  /** The mission with the marker. */
  doubled: string | null;
  /** The private mission; "?": not seen by this viewer. */
  secret: string | null;
  secret_progress: Progress | null;
  /** Towers beside which tiles of theirs lie. */
  towers: string[];
}

/** What a castle takes if nobody else moves: the fewest tiles, and how many of them have to be farms; null: it is theirs, or out of reach. */
export type Effort = [tiles: number, farms: number] | null;

export interface Tally {
  tiles: number[];
  farms: number[];
  take: Effort[];
}

export interface GroupFacts {
  seat: number;
  tile: 'F' | 'E';
  hexes: string[];
  /** Of its worth for offshore hexes. */
  bonus: number;
}

/** What a group brought when it was last scored: a point for each tile, and what offshore hexes bring. */
export const worthOf = ({ hexes, bonus }: GroupFacts): number => hexes.length + bonus;

export interface AreaFacts {
  filled: number;
  houses: number[];
  points: number[];
}

export type Phase = 'missions' | 'towers' | 'aside' | 'tiles' | 'place' | 'double' | 'tower' | 'extra' | 'place extra' | 'secret' | 'draw' | 'over';

export interface Facts {
  players: number;
  phase: Phase;
  turn: number | null;
  /** The open ones. */
  missions: string[];
  /** Missions that are not open. */
  deck: number;
  towers: Record<string, TowerKind>;
  /** By hex: whose, and what; nulls: a neutral tile. */
  tiles: Record<string, [seat: number, tile: Tile] | [null, null]>;
  /** By hex: whose. */
  castles: Record<string, number>;
  tallies: Record<string, Tally>;
  groups: GroupFacts[];
  /** By name, as far as something lies there. */
  areas: Record<string, AreaFacts>;
  progress: Record<string, { have: number[]; least: number; nearest?: number[]; of?: number }>;
  /** An extra tile to be placed now; "?": not seen by this viewer. */
  extra: Tile | '?' | null;
  /** Towers of which one may be activated now. */
  pending: string[];
  seats: SeatFacts[];
}

/** How many there are of each. */
export const countedTiles = (some: readonly (Tile | null)[]): [Tile, number][] =>
  tiles.map((tile): [Tile, number] => [tile, some.filter((other) => other === tile).length]);

/** What a castle brings at the end. */
export const castleWorth = 5;
export const castlesHeld = ({ castles }: Facts, seat: number): number => Object.values(castles).filter((owner) => owner === seat).length;
