// A round tower that lets one choose among three tiles.
import { drawn, replies, upTo, type Played } from './records';
import { shortLesson, usual } from './short';
import { activates, points, task, turnsDown } from './tasks';

const game: Played = {
  ...usual,
  towers: 'three three extra mission double thirteen draw thirteen thirteen three double',
  rounds: ['S2 u3, E h7', 'E n8 + tower t7 = F S3 E, F d9', 'S3 v3, E j7', 'F'],
};

export const threeLesson = shortLesson({
  id: 'three',
  scenes: [
    {
      id: 'take',
      steps: upTo(game, 1),
      answers: (move) => (move === 'tower t7' ? replies(game, 1) : []),
      move: task(({ move }) => move === 'tower t7', (done) => (turnsDown(done) ? 'skip' : 'none'), activates('t7')),
    },
    { id: 'choose', steps: (before) => before ?? upTo(game, 2), answers: () => drawn(game, 2), move: task((done) => points(done) === 8, 'fewer') },
  ],
});
