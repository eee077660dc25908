// A mission of one’s own: drawn in secret, tested in the end.
import { happened } from '../../scenes';
import { replies, upTo, type Played } from './records';
import { shortLesson, usual } from './short';
import { activates, task, turnsDown } from './tasks';

const early: Played = {
  ...usual,
  missions: 'm1 m2 m4 m5 m8 m9 m10 m12',
  towers: 'three three extra draw double thirteen mission thirteen thirteen three double',
  rounds: ['F u5, E h7', 'E n8 + tower t7 + * secret 0 m3, F d9', 'F, E'],
};

/** A game up to its end, in which Blue has the same mission. */
const late: Played = {
  players: 2,
  missions: 'm12 m6 m2 m11 m7 m9 m10 m4',
  towers: 'draw three double thirteen three thirteen thirteen extra three double mission',
  aside: ['F E E F', 'F E E S1'],
  rounds: [
    'F x2, F f11', 'S1 n10 + skip, S3 f10', 'S1 d11, F h9', 'S2 k10, F r3', 'S3 w7 + tower t11 + * secret 0 m3, E u8 + tower t11 + * secret 1 m8',
    'E n6, S2 e11', 'F g3, S1 k6', 'S4 c11, S2 k4', 'E j7, F g4', 'F g9, F b9', 'F a10, F h6', 'S4 c7, S3 h10', 'S2 r9, E w4',
    'E w2, S4 n11 + tower t8 + * extra 1 F + F c6', 'F j5, E r7', 'F b5 + tower t1 = F S1 E, S3 q5', 'E d7, S4 w6', 'E h7, F q10', 'E x1, E d5',
    'E p6, E v8', 'E q2, E e5', 'S4 q8, F e8 + double m4', 'E h1, F g12', 'S3 k3, S2 p8', 'E a7, E f4', 'S1 b8, S1 h3', 'S3 j11, F y4',
    'F u6 + double m2, E g5', 'F j4, S4 g6', 'S2 v5, F x4', 'F k9, E v4', 'F j8, E a5',
  ],
};

export const privateLesson = shortLesson({
  id: 'private',
  scenes: [
    {
      id: 'take',
      steps: upTo(early, 1),
      answers: (move) => (move === 'tower t7' ? ['* secret 0 m3', ...replies(early, 1)] : []),
      move: task(({ move }) => move === 'tower t7', (done) => (turnsDown(done) ? 'skip' : 'none'), activates('t7')),
    },
    { id: 'last', steps: upTo(late, 31), answers: () => replies(late, 31), move: task((done) => happened(done, 'castle-changed', { seat: 0 }), 'missed') },
  ],
});
