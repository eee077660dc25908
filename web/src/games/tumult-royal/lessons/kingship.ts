// Overpaying: how it wins many supporters, and how few keep a crown.
import { happened } from '../../scenes';
import { begun, nextRound, raided } from './records';
import { shortLesson } from './short';
import { task } from './tasks';

export const kingshipLesson = shortLesson({
  id: 'kingship',
  scenes: [
    {
      id: 'most',
      steps: [...begun({ first: ['c3', 'e4'] }), ...raided(3, { acts: '0 B1, 1 ., 0 B3, 0 M3, 0 T2, 0 T3, 0 .' })],
      answers: () => nextRound,
      move: task((done) => happened(done, 'overpaid', { seat: 0, supporters: 6 }), 'fewer'),
    },
    {
      id: 'stay',
      steps: [
        ...begun({ first: ['f4', 'c1'] }),
        ...raided(3, { acts: '0 B1, 1 B2, 0 M1, 1 M2, 0 B2, 1 ., 0 M1, 0 M2, 0 .', aside: 'B3 B1 M3 T3 T2 T1' }),
        '0 build e4 B1 M1', '1 build b1 B2 M2',
      ],
      answers: () => nextRound,
      move: task((done) => happened(done, 'crowned', { seat: 0 }), 'few'),
    },
  ],
});
