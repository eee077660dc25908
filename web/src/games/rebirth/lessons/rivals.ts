// Ties in an area: whoever was there first with their latest tile is ahead.
import { happened } from '../../scenes';
import { drawn, upTo, type Played } from './records';
import { shortLesson, usual } from './short';
import { filled, scoresIn, task } from './tasks';

const game: Played = {
  ...usual,
  towers: 'three draw extra mission double double thirteen thirteen thirteen three three',
  rounds: ['S2 q6, S3 q5', 'S1 v5, S1 r4', 'S1 w7, S3 w6', 'S2 x5, E h7', 'E'],
};

export const rivalsLesson = shortLesson({
  id: 'rivals',
  scenes: [
    {
      id: 'overtake',
      steps: upTo(game, 3),
      answers: () => drawn(game, 3),
      move: task(scoresIn(17), (done) => (happened(done, 'area-scored', { seat: 0, place: 2 }) ? 'level' : filled(done) ? 'fewer' : 'open')),
    },
  ],
});
