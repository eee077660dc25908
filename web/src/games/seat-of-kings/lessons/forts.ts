// Forts: building one, breaking one, and why there is but one.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import type { Facts } from '../facts';
import { game } from './records';
import { playedIn, task, type Done } from './tasks';

/** What a card did that was played on farmers' fields. */
function used(done: Done): string {
  if (playedIn(done) !== 'Con') return 'elsewhere';
  return happened(done, 'captured') ? 'captured' : happened(done, 'named') ? 'named' : 'fort';
}

export const fortsLesson: Lesson<Facts> = {
  id: 'forts',
  ruleSet: 'seat-of-kings',
  options: { players: 2 },
  also: [],
  scenes: [
    {
      id: 'build',
      steps: game(
        0,
        ['31 35 36 1 2 3', '8 28 29 9 11 12'],
        '0 31 Con +F1, 1 8 Con +F3 +F5, 0 35 Con +F2, 0 done, 1 28 Con +F4, 1 done',
      ),
      move: task((done) => happened(done, 'fort-built', { seat: 0 }), used),
    },
    {
      id: 'break',
      steps: game(
        1,
        ['8 27 34 1 2 3', '26 28 29 9 11 12'],
        '1 26 Con +F5, 0 8 Con +F1 +F3, 1 28 Con +F2, 0 27 Con +F4, 0 done, 1 29 Con +F2',
      ),
      move: task((done) => happened(done, 'fort-broken', { seat: 0 }), used),
    },
    {
      id: 'one',
      steps: game(
        0,
        ['8 36 35 31 32 33', '26 28 29 9 11 12'],
        '0 8 Con +F1 +F3, 1 26 Con +F2, 0 36 Con +F5, 1 28 Con +F4, 0 35 Con +F1, 1 29 discard, 1 no, 0 start 1, 1 9 discard',
      ),
      move: task((done) => happened(done, 'fort-given-up', { seat: 0 }), used),
    },
  ],
};
