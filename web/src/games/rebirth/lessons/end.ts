// The last tile, and the final scoring.
import { happened } from '../../scenes';
import { replies, upTo, type Played } from './records';
import { shortLesson } from './short';
import { points, task } from './tasks';

const game: Played = {
  players: 2,
  missions: 'm9 m11 m10 m4 m5 m1 m8 m12',
  towers: 'double draw thirteen thirteen mission extra thirteen three double three three',
  aside: ['S2 F E F', 'S3 E S1 E'],
  rounds: [
    'S2 f10, E n9', 'S1 p4 + tower t6 + * extra 0 E + E a7, F n6 + tower t6 + * extra 1 S1 + S1 c7', 'S1 e11 + tower t2 = F F E, F g12',
    'E d7, S2 c11 + tower t2 = S1 S4 E', 'E f11, S4 f7', 'F a10, E g3', 'E q2 + double m8, S1 b8', 'F g9, E h7', 'F h9 + tower t5 + * secret 0 m3, F b9',
    'F u6, F c6', 'E d5, F r3', 'S3 r4, F b5 + double m1', 'S2 w6, S4 q5', 'F q10, F x4', 'S4 k6, E j7', 'E p3, E k9 + tower t5 + * secret 1 m2',
    'E f4, S3 h10', 'S1 x5, E n8', 'S3 d11, F j8', 'F j5, F h6', 'E e5, S1 j11', 'E g5, S4 v5', 'E v4, F y4', 'F f1, F d9', 'S3 w7, F x3', 'E h1, E p7',
    'F g2, E p6', 'E j2, E w4', 'F v1, S3 k10', 'S4 q6, S2 p8', 'F f9, S2 q8', 'S4 r9, E v8',
  ],
};

export const endLesson = shortLesson({
  id: 'end',
  scenes: [
    {
      id: 'last',
      steps: upTo(game, 31),
      answers: () => replies(game, 31),
      move: task((done) => happened(done, 'castle-changed', { seat: 0 }), (done) => (points(done) > 0 ? 'now' : 'houses')),
    },
  ],
});
