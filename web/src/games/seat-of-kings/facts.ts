// What the table tells of a position of Seat of Kings (engine/seat_of_kings/view.cpp), and what lies where.

/** Clockwise from the west. */
export const regionNames = ['Con', 'Uls', 'Lei', 'Mun'] as const;
export type RegionName = (typeof regionNames)[number];

export interface RegionFacts {
  /** It was won and is no longer played in. */
  closed: boolean;
  king_stone: number | null;
  /** The seats whose pieces lie on a field, from the top down. */
  fields: Record<string, number[]>;
}

export interface SeatFacts {
  supply: number;
  king_stones: number;
  cumals: number;
  /** Prisoners, by their owners. */
  rath: number[];
  /** Cards by their duel values; null where the viewer may not know them. */
  hand: number[] | null;
  hand_count: number;
  aside: number[] | null;
  aside_count: number;
}

export type Phase =
  | 'duel' | 'deal' | 'choice' | 'turn' | 'forts' | 'promotion' | 'garrison' | 'region' | 'traitor-duel' | 'traitor' | 'traitor-card'
  | 'treason' | 'ransom' | 'start' | 'over';

export interface Facts {
  players: number;
  round: number;
  phase: Phase;
  start: number | null;
  /** Where something is being done, and with which card; null between two actions. */
  region: RegionName | null;
  card: number | null;
  regions: Partial<Record<RegionName, RegionFacts>>;
  seats: SeatFacts[];
  pile: number[] | null;
  pile_count: number;
  discards: number[];
  /** Seats and what they have drawn. */
  duel: [number, number][];
}

/** The ranks from the farmers up, with their fields from the left. Field i of a rank lies above i and i + 1 of the one below. */
export const ranks = [
  { letter: 'F', fields: ['F1', 'F2', 'F3', 'F4', 'F5'] },
  { letter: 'H', fields: ['H1', 'H2', 'H3', 'H4'] },
  { letter: 'W', fields: ['W1', 'W2', 'W3'] },
  { letter: 'C', fields: ['C1', 'C2'] },
  { letter: 'K', fields: ['K'] },
] as const;
export type Rank = (typeof ranks)[number]['letter'];
export const rankOf = (field: string): Rank => field[0] as Rank;

/** A field of a region as one word: "Con F1". */
export const placeOf = (region: RegionName, field: string) => `${region} ${field}`;

/** Who controls a field: whose piece lies on top, or whose king stone stands there. */
export function controllerOf({ king_stone, fields }: RegionFacts, field: string): number | null {
  if (field === 'K' && king_stone !== null) return king_stone;
  return fields[field]?.[0] ?? null;
}

/** Two own pieces on top. */
export const isFort = (stack: number[]): boolean => stack.length > 1 && stack[0] === stack[1];
