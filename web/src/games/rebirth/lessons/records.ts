// Records of games, round by round, as short as they can be written. What a seat draws follows from what it places next.

/** A game of which scenes are moments. */
export interface Played {
  players: number;
  /** The open ones. */
  missions: string;
  /** What lies on the tower hexes, in their order. */
  towers: string;
  /** Four tiles by seat. */
  aside: string[];
  /** What every seat does in a round: "F u5, E j7, S2 k4". What else belongs to a turn follows with "+": "F u6 + tower t10"; tiles that
      are drawn otherwise than one by one follow with "=": "F u6 + tower t7 = F E S1". After the last one stand the tiles in hand. */
  rounds: string[];
}

const turnIn = ({ rounds }: Played, round: number, seat: number): string => rounds[round]?.split(', ')[seat] ?? '';
const tileOf = (turn: string): string => turn.split(' ')[0]!;

/** A tile and what else a seat does, without the draw. */
const actsOf = (game: Played, round: number, seat: number): string[] =>
  turnIn(game, round, seat).split(' = ')[0]!.split(' + ').map((act) => (act.startsWith('*') ? act : `${seat} ${act}`));

/** The draw at the end of a turn. */
export function drawn(game: Played, round: number, seat = 0): string[] {
  const tiles = turnIn(game, round, seat).split(' = ')[1] ?? tileOf(turnIn(game, round + 1, seat));
  return tiles.split(' ').filter(Boolean).map((tile) => `* tile ${seat} ${tile}`);
}

/** What follows on the first seat's turn: its draw, and what all the others do. */
export const replies = (game: Played, round: number): string[] => [
  ...drawn(game, round),
  ...Array.from({ length: game.players - 1 }, (_, other) => [...actsOf(game, round, other + 1), ...drawn(game, round, other + 1)]).flat(),
];

function begun(game: Played): string[] {
  const seats = Array.from({ length: game.players }, (_, seat) => seat);
  return [
    ...game.missions.split(' ').map((mission) => `* mission ${mission}`),
    ...game.towers.split(' ').map((kind, i) => `* tower t${i + 1} ${kind}`),
    ...seats.flatMap((seat) => game.aside[seat]!.split(' ').map((tile) => `* aside ${seat} ${tile}`)),
    ...seats.map((seat) => `* tile ${seat} ${tileOf(turnIn(game, 0, seat))}`),
  ];
}

/** The steps up to where the first seat places its tile in a round; the first round has the number 0. */
export const upTo = (game: Played, round: number): string[] => [
  ...begun(game),
  ...Array.from({ length: round }, (_, before) => [...actsOf(game, before, 0), ...replies(game, before)]).flat(),
];
