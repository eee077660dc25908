// Building away from one’s statues, at double cost.
import { boxOf, terrainOf } from '../box';
import { moveOf } from '../moves';
import { beside } from '../neighbours';
import { begun, nextRound, raided } from './records';
import { shortLesson } from './short';
import { built, task, type Done } from './tasks';

const byCastle = ({ before, move }: Done) => {
  const { field } = moveOf(move);
  return field !== undefined && beside(before.facts, field).some((place) => terrainOf(boxOf(undefined), before.facts, place) === 'c');
};

export const farLesson = shortLesson({
  id: 'far',
  scenes: [
    {
      id: 'castle',
      steps: [...begun({ first: ['c1', 'a3'] }), ...raided(3, { acts: '0 B2, 1 ., 0 M2, 0 M2, 0 T3, 0 .', aside: 'B3 B2 M3 T3 T2 B1' })],
      answers: (move) => (move.endsWith('T3') ? nextRound : []),
      move: task((done) => built(done, 'castle'), 'elsewhere', byCastle),
    },
  ],
});
