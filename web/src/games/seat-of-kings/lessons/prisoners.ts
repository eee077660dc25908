// Prisoners: who holds each other's exchanges them.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import type { Facts } from '../facts';
import { game } from './records';
import { climb } from './tasks';

export const prisonersLesson: Lesson<Facts> = {
  id: 'prisoners',
  ruleSet: 'seat-of-kings',
  options: { players: 2 },
  also: [],
  scenes: [
    {
      id: 'exchange',
      steps: game(
        0,
        ['13 4 5 3 35 36', '26 27 1 28 29 12'],
        '0 13 Uls +H1, 1 26 Uls +F1, 0 4 Uls +W1, 1 27 Uls +F2, 1 ^H1, 0 5 Uls +W3, 1 1 Uls +W2, 0 no, 0 start 1, ' +
          '1 28 discard, 0 35 discard, 1 29 discard, 0 36 discard, 1 12 discard',
      ),
      answers: (move) => (move === '^K' ? ['1 no'] : []),
      move: climb((done) => happened(done, 'throne-taken', { seat: 0 }), 'elsewhere'),
    },
  ],
};
