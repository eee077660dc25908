// Neutral tiles: they fill, and count for nobody.
import { drawn, upTo, type Played } from './records';
import { shortLesson, usual } from './short';
import { filled, scoresIn, task } from './tasks';

const game: Played = {
  ...usual,
  towers: 'three three draw thirteen extra double mission thirteen thirteen three double',
  rounds: ['S2 c7, S3 f10', 'E w4, E n9', 'S1 b8, E n8', 'F'],
};

export const neutralLesson = shortLesson({
  id: 'neutral',
  scenes: [
    { id: 'alone', steps: upTo(game, 2), answers: () => drawn(game, 2), move: task(scoresIn(13), (done) => (filled(done) ? 'fewer' : 'open')) },
  ],
});
