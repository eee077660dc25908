// Cumals: what they buy, and where they come from.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import type { Facts } from '../facts';
import { game } from './records';
import { task } from './tasks';

const hands = ['26 35 19 1 2 3', '22 29 27 9 11 12'];

export const cumalsLesson: Lesson<Facts> = {
  id: 'cumals',
  ruleSet: 'seat-of-kings',
  options: { players: 2 },
  also: [],
  scenes: [
    { id: 'open', steps: game(1, hands, '1 22 Con +H2'), move: task((done) => happened(done, 'region-opened'), 'placed') },
    {
      id: 'discard',
      steps: game(1, hands, '1 22 Con +H2, 0 26 Uls +F2, 1 27 Con +F4'),
      move: task((done) => happened(done, 'discarded'), 'placed'),
    },
    {
      id: 'income',
      steps: game(
        1,
        ['22 27 33 1 2 3', '26 23 29 9 11 12'],
        '1 26 Con +F2, 0 22 Uls +H2, 1 23 Con +H4, 0 27 Con +F4, 1 29 Con +F3, 1 done',
      ),
      move: task((done) => happened(done, 'income-total', { seat: 0, cumals: 3 }), 'tied'),
    },
  ],
};
