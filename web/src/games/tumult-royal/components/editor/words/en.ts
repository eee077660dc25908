// What the editor of the components says, in English. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../../../words/plural';

export const en = {
  goodsHint: 'How many tiles there are of each face. Those with a border join with more players.',
  /** Tiles by their border: from how many players on they are in play. */
  from: { 2: 'No border: always in play', 3: 'Grey border: from 3 players on', 4: 'Black border: with 4 players' } as Record<number, string>,
  border: { 2: 'no border', 3: 'grey border', 4: 'black border' } as Record<number, string>,
  inPlay: (players: number, tiles: number, all: number) => `${players} players: ${tiles} of ${all} tiles`,
  goodsInAll: (goods: string) => `Goods on all tiles: ${goods}`,
  discHint: 'How wide each number is, compared with the others; 0 where the disc does not show it.',
  number: (number: string) => `number ${number}`,
  costsHint: 'What has to be paid to set up statues there.',
  costOf: (terrain: string, good: string) => `${terrain}: ${good}`,
  thresholdsHint: 'The number under each double field: the game ends if the leader is further ahead of the last, and at 0 in any case.',
  landscapesHint: 'Choose a tile and paint its fields.',
  brush: 'Brush',
  paintHint: 'Choose a brush and touch the fields or draw over them. With the keyboard: arrow keys, Enter, and 1 to 5 for the brushes.',
  fields: 'Fields of the tile',
  field: (row: number, column: number, terrain: string) => `row ${row}, column ${column}: ${terrain}`,
  turn: 'Turn it, to look',
  turned: (quarters: number) => (quarters === 0 ? 'as it is written' : `turned by ${90 * quarters}°`),
  add: 'Add a tile',
  remove: 'Remove this tile',
  layoutsHint: 'Which landscape tiles lie face up when the game begins: half of them.',
  position: (number: number, up: boolean) => `Position ${number}, face ${up ? 'up' : 'down'}`,
  up: (up: number, all: number) => `${up} of ${all} face up`,
  wrong: 'something is wrong here',
  toWrong: (tile: string) => `Go to ${tile}`,
  /** So many of something, and how many there must be. */
  howMany: {
    goods: (tiles: number, all: number) => `there ${tiles === 1 ? 'is' : 'are'} ${plural(tiles, 'tile', 'tiles')}; there must be ${all} in all`,
    landscapes: (tiles: number, all: number) => `there ${tiles === 1 ? 'is' : 'are'} ${plural(tiles, 'tile', 'tiles')}; there must be ${all}`,
    layouts: (tiles: number, all: number) => `${plural(tiles, 'tile lies', 'tiles lie')} face up; there must be ${all}`,
  },
  parts: { name: 'name of the pack', provenance: 'where it comes from' },
};

export type Words = typeof en;
