// Where the groups and single pieces of the standard box come from, in English. The other languages have the same shape; the compiler
// sees to it.
import type { Group } from '../pack';

export const en = {
  groups: {
    goods: '39 tiles with 1 to 3 goods, 9 with a grey and 9 with a black border, are the rulebook’s; how they are shared out is printed nowhere: here alike for the three goods',
    disc: 'Reviews tell that the disc shows 2, 3, 4 and 5; that all are equally wide is reconstructed',
    costs: 'The rulebook’s, under “Statuen aufstellen” and in its examples; only what a village costs is reconstructed',
    thresholds: 'The rulebook’s are the 5 in round 7 and the 0 on the last field; the other three are reconstructed',
    landscapes: 'Ten tiles of nine fields of five kinds are the rulebook’s; which fields they have is reconstructed: meadows are most frequent, villages and castles rare, no two inhabited fields side by side',
    layouts: 'How many tiles there are, half of them face down, is the rulebook’s; 2 rows of tiles follow from the size of the board, brettspieltipps.wordpress.com 2015/11/12; the patterns for two and three players are reconstructed',
  } as Record<Group, string>,
  pieces: {
    'disc-numbers': 'In reviews: casualgamerevolution.com 2018/09, play-board-games.com',
    'disc-widths': 'Nothing says how wide each number is: all are alike',
    'cost-m': 'Under “Statuen aufstellen”',
    'cost-f': 'Under “Beliebiges Aufstellen”, where a forest costs two of each at double cost',
    'cost-h': 'The example of how to pay',
    'cost-v': 'What a meadow costs, twice; that an example puts two marble to a village is all there is',
    'cost-c': 'Under “Statuen aufstellen”',
    'threshold-0': 'Evenly down to the 5 that is known',
    'threshold-1': 'The example of the end of a game, in round 7',
    'threshold-2': 'Evenly down from 5',
    'threshold-3': 'Evenly down from 5',
    'threshold-4': 'Under “Spielende”; that it is the fifth double field follows from how long games last, boardgamequest.com and boardgameguys.com',
    'layout-2': 'Tiles that touch at corners only, so that each has face-down land beside it',
    'layout-3': 'Tiles that touch at corners only, so that each has face-down land beside it',
    'layout-4': 'In reviews: stuartsstudy.blogspot.com 2016/12, cleverefrauen.de',
  } as Record<string, string>,
};

export type Notes = typeof en;
