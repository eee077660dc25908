// A round tower that brings a tile set aside into play.
import { happened } from '../../scenes';
import { drawn, upTo, type Played } from './records';
import { shortLesson, usual } from './short';
import { activates, scoresIn, task, turnsDown } from './tasks';

const game: Played = {
  ...usual,
  towers: 'three three draw mission double thirteen extra thirteen thirteen three double',
  rounds: ['S2 u3, E h7', 'E n8 + tower t7 + * extra 0 S3 + S3 v3, F d9', 'F'],
};

export const extraLesson = shortLesson({
  id: 'extra',
  scenes: [
    {
      id: 'aside',
      steps: upTo(game, 1),
      answers: (move) => (move === 'tower t7' ? ['* extra 0 S3'] : move.startsWith('S3') ? drawn(game, 1) : []),
      move: task(
        scoresIn(8),
        (done) => (turnsDown(done) ? 'skip' : happened(done, 'tower-ignored') ? 'ignored' : happened(done, 'extra-drawn') ? 'fewer' : 'none'),
        (done) => done.move === 'tower t7' || activates('t7')(done),
      ),
    },
  ],
});
