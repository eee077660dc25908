// A tile that fits nowhere.
import { drawn, upTo, type Played } from './records';
import { shortLesson } from './short';
import { task } from './tasks';

/** The energy farms have taken all hexes without a symbol, and the food farms all others for food. */
const game: Played = {
  players: 3,
  missions: 'm1 m2 m3 m4 m5 m8 m9 m10',
  towers: 'three thirteen thirteen three extra draw mission thirteen three double double',
  aside: ['S1 S1 S1 S2', 'S1 S1 S1 S2', 'S1 S1 S1 S2'],
  rounds: [
    'E u2, E g3, E f4', 'E x4, E b6, E k9 + skip', 'E g9, E e6, E f11', 'E r7, E c9, E g5', 'E w3, E e9, E q11', 'S3 p4 + skip, S3 f7, S3 u3',
    'E x2, E g7, E u4', 'E p7 + skip, E e8, E n6 + skip', 'E j4, F r3, F b5', 'F a10, F h6, F c6', 'F g4, F p9, F g12', 'S2 v3, S2 d11, S2 c7',
    'F f8, F h9 + skip, F u1', 'F y4, F j8, F v1', 'F x3, F f1, F n3', 'F b9, F g2, F k2', 'F c10, F b7, F q7', 'S4 q5, S4 r4, S4 j11',
    'F d9, F q10, F j5', 'F e10, F f9, F k5', 'F v6 + double m1, F u5, F u6', 'F -, F -, F -', 'E',
  ],
};

export const unfitLesson = shortLesson({
  id: 'unfit',
  options: { players: 3 },
  scenes: [{ id: 'out', steps: upTo(game, 21), answers: () => drawn(game, 21), move: task(({ move }) => move === 'F -', '') }],
});
