// A tie at the end, and what breaks it.
import { happened } from '../../scenes';
import { replies, upTo, type Played } from './records';
import { shortLesson } from './short';
import { task } from './tasks';

const game: Played = {
  players: 2,
  missions: 'm9 m4 m8 m3 m1 m10 m5 m11',
  towers: 'thirteen three extra three mission thirteen thirteen three double draw double',
  aside: ['S3 F F S4', 'S4 F E E'],
  rounds: [
    'E n9, S4 h10 + skip', 'S2 f7 + tower t3 + * extra 0 F + F r3, E h7', 'E g9, F u6 + tower t10 = S2 S2 S3', 'F g12, S2 f10', 'S3 c11, S2 j11',
    'E f11, E j7', 'F k9 + tower t5 + * secret 0 m12, F a10', 'S4 c7, E d7 + tower t3 + * extra 1 E + E h1', 'S1 w6, E x4', 'E d5, F c6',
    'S4 n11, F b5', 'F b9, E n6', 'F v1, E p11', 'F u1, E j2', 'S2 x5, S1 v5', 'E v8 + double m1, E e8', 'E e5, F y4', 'E f4, S3 w7', 'E a7, F n3',
    'E x1, S3 k4', 'F q10, S1 r5', 'E n8, F p7', 'S1 p4, E q2 + double m8', 'S1 q5, S3 k10', 'F r7 + tower t10 = F F S3, F x3', 'S3 n10, S1 k3',
    'F g3, F g4', 'F g2, S4 d11', 'S2 h3, F x2', 'F f1, F k2', 'E u8, E d8', 'E w4, S2 r9',
  ],
};

export const tiesLesson = shortLesson({
  id: 'ties',
  scenes: [{ id: 'blarney', steps: upTo(game, 31), answers: () => replies(game, 31), move: task((done) => happened(done, 'castle-changed', { seat: 0 }), 'behind') }],
});
