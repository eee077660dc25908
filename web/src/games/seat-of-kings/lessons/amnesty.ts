// An amnesty frees all captives of a region.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import type { Facts } from '../facts';
import { game } from './records';
import { task } from './tasks';

export const amnestyLesson: Lesson<Facts> = {
  id: 'amnesty',
  ruleSet: 'seat-of-kings',
  options: { players: 2 },
  also: [],
  scenes: [
    {
      id: 'free',
      steps: game(
        1,
        ['7 35 36 1 2 3', '26 27 28 9 11 12'],
        '1 26 Con +F2, 0 7 Con +H2 +W2, 1 27 Con +F3, 1 ^H2, 0 35 discard, 1 28 Con +F4, 1 ^H3, 1 ^W2',
      ),
      move: task((done) => happened(done, 'amnesty-freed', { seat: 0 }), 'placed'),
    },
  ],
};
