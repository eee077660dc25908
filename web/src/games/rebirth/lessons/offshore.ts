// Groups that reach out to sea: the bonus comes every time.
import { happened } from '../../scenes';
import { drawn, upTo, type Played } from './records';
import { shortLesson, usual } from './short';
import { task } from './tasks';

const game: Played = {
  ...usual,
  towers: 'three three draw thirteen extra double mission thirteen thirteen three double',
  rounds: ['E e5, F r3', 'E n8 + skip, S2 d11', 'E d5, F j5', 'E n9, E x1', 'E f4, E w2', 'S2'],
};

export const offshoreLesson = shortLesson({
  id: 'offshore',
  scenes: [
    {
      id: 'again',
      steps: upTo(game, 4),
      answers: () => drawn(game, 4),
      move: task((done) => happened(done, 'farm-scored', { points: 4 }), (done) => (happened(done, 'farm-scored', { group: 3 }) ? 'inland' : 'fewer')),
    },
  ],
});
