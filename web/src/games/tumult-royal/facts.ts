// What the table tells of a position of Tumult Royal (engine/tumult_royal/view.cpp).

export const goods = ['bread', 'marble', 'tools'] as const;
export type Good = (typeof goods)[number];

/** A goods tile as it is written: its good's letter and how many it shows, as in "B2". */
export type TileFace = string;

const letters: Record<string, Good> = { B: 'bread', M: 'marble', T: 'tools' };
export const goodOf = (face: TileFace): Good => letters[face[0]!]!;
export const valueOf = (face: TileFace): number => Number(face[1]);

export interface SeatFacts {
  /** 1 is the King; null as long as ranks are drawn. */
  rank: number | null;
  supporters: number;
  /** How many have been set up. */
  statues: number;
  mercy: boolean;
  /** Slots and faces of the tiles on the castle board; null: not seen by this viewer. */
  castle: [slot: number, face: TileFace | null][];
  /** The slot of the tile in the hand. */
  hand: number | null;
  hand_face: TileFace | null;
  /** Wants no more tiles. */
  done: boolean;
  /** How many lifts are left, where the raid runs in turns. */
  lifts: number;
}

export type Phase = 'ranks' | 'lands' | 'first' | 'spin' | 'order' | 'raid' | 'face' | 'up' | 'spins' | 'build' | 'open' | 'land' | 'over';

export interface Facts {
  players: number;
  round: number;
  phase: Phase;
  gambler: boolean;
  live: boolean;
  /** Supporters in the supply. */
  supply: number;
  /** What the people demand of bread, marble and tools; null: not spun yet. */
  demand: (number | null)[] | null;
  seats: SeatFacts[];
  /** The tiles in the middle: slot, face as far as it is known, and who has looked at it. */
  middle: [slot: number, face: TileFace | null, seen: number[]][];
  /** Positions from 1 on: the tile that lies there and how often it is turned clockwise; null: face down. */
  land: Record<string, [tile: number, turn: number] | null>;
  /** Fields with statues: whose, and how many. */
  fields: Record<string, [seat: number, statues: number]>;
  /** The royal chronicle so far: who was crowned, and with how many statues. */
  chronicle: [seat: number, statues: number][];
}

/** Ranks as the table calls them, from the first on. */
export const rankNames = ['king', 'duke', 'prince', 'count'];

/** All that each player owns. */
export const statuesEach = 25;

/** Goods of each sort on tiles. */
export const goodsOn = (faces: (TileFace | null)[]): Record<Good, number> => {
  const sums = { bread: 0, marble: 0, tools: 0 };
  for (const face of faces) if (face) sums[goodOf(face)] += valueOf(face);
  return sums;
};

/** Seats from the King down; while ranks are drawn, by seat. */
export const byRank = ({ seats }: Facts): number[] =>
  seats.map((_, seat) => seat).sort((a, b) => (seats[a]!.rank ?? 9) - (seats[b]!.rank ?? 9) || a - b);
