// Whoever can set up nothing is consoled.
import { begun, nextRound, raiding, turnedUp, type Raid } from './records';
import { shortLesson } from './short';
import { only } from './tasks';

const marble: Raid = { acts: '0 B1-, 1 =1, 0 M1-, 1 =2, 0 B1, 1 ., 0 M1?', lifts: 4 };

export const consolationLesson = shortLesson({
  id: 'consolation',
  options: { lifts: 4 },
  scenes: [
    {
      id: 'nothing',
      steps: [...begun({ ranks: [2, 1], first: ['c1', 'e4'] }), '* spin 3', ...raiding(marble)],
      answers: () => [...turnedUp(marble), '1 build f4 B1 M1', ...nextRound],
      move: only('back'),
    },
  ],
});
