// Double fields, and when the game is over.
import { alone, begun, nextRound, raided } from './records';
import { shortLesson } from './short';
import { built, task } from './tasks';

/** Five rounds: Yellow has set up 9 statues, and Blue 4. */
const trailing = [
  ...begun({ ranks: [2, 1], first: ['e4', 'b1'] }),
  ...alone(1, 'b2', 'B2 M2'), ...alone(1, 'c1'), ...alone(1, 'a2'), '0 open 3', '* land 1 r1', ...alone(1, 'a3'),
  ...alone(1, 'c2', 'B1 M1 T2'), '* land 7 r0',
];

export const endLesson = shortLesson({
  id: 'end',
  scenes: [
    {
      id: 'go-on',
      steps: [...trailing, ...raided(2, { acts: '0 B2, 1 B3, 0 M2, 1 M3, 0 ., 1 T3, 1 .', aside: 'B3 M3 T3 T2 T2 T1' }), '1 build a1 B3 M3 T3'],
      answers: () => nextRound,
      move: task((done) => built(done, 'village'), 'one'),
    },
  ],
});
