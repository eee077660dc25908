// Three round towers that are worth something together.
import { happened } from '../../scenes';
import { drawn, upTo, type Played } from './records';
import { shortLesson, usual } from './short';
import { task } from './tasks';

const game: Played = {
  ...usual,
  towers: 'three double extra draw three thirteen mission double thirteen thirteen three',
  rounds: ['S2 u3, E h7', 'S4 k4, E j7', 'F r7, E n9', 'E'],
};

export const thirteenLesson = shortLesson({
  id: 'thirteen',
  scenes: [
    {
      id: 'third',
      steps: upTo(game, 2),
      answers: () => drawn(game, 2),
      move: task((done) => happened(done, 'thirteen-scored', { seat: 0 }), (done) => (happened(done, 'tower-reached') ? 'other' : 'none')),
    },
  ],
});
