// Both doublers, and what the marker makes of a mission.
import { happened } from '../../scenes';
import { moveOf } from '../moves';
import { drawn, replies, upTo, type Played } from './records';
import { shortLesson, usual } from './short';
import { task } from './tasks';

const game: Played = {
  ...usual,
  towers: 'three thirteen extra draw three thirteen mission thirteen double double three',
  rounds: ['F r3, E h7', 'F u4, E j7', 'F u5, S3 k10', 'F r7 + double m10, E n9', 'F u6, E h8', 'E'],
};

export const doublerLesson = shortLesson({
  id: 'doubler',
  scenes: [
    {
      id: 'mark',
      steps: upTo(game, 3),
      answers: (move) => (moveOf(move).kind === 'double' ? replies(game, 3) : []),
      move: task(
        ({ move }) => move === 'double m10',
        (done) => (moveOf(done.move).kind === 'double' ? 'other' : happened(done, 'mission-fulfilled') ? 'early' : 'none'),
        (done) => happened(done, 'doubler-completed') && !happened(done, 'mission-fulfilled') && moveOf(done.move).kind === 'place',
      ),
    },
    { id: 'reap', steps: upTo(game, 4), answers: () => drawn(game, 4), move: task((done) => happened(done, 'mission-fulfilled', { points: 32 }), 'else') },
  ],
});
