// The chronicle turns up landscapes.
import { begun, nextRound, raided } from './records';
import { shortLesson } from './short';
import { task } from './tasks';

const idle = raided(2, { acts: '0 ., 1 .' });

export const landLesson = shortLesson({
  id: 'new-land',
  scenes: [
    {
      id: 'open',
      steps: [...begun({ ranks: [2, 1], first: ['c1', 'e4'] }), ...idle, ...idle, ...idle],
      answers: () => ['* land 9 r0', ...nextRound],
      move: task(({ move }) => move === 'open 3', 'away'),
    },
  ],
});
