// With two players: a third region decides where each has won one.
import type { Lesson } from '../../lessons';
import type { Facts } from '../facts';
import { game } from './records';
import { anyMove } from './tasks';

export const thirdRegionLesson: Lesson<Facts> = {
  id: 'third-region',
  ruleSet: 'seat-of-kings',
  options: { players: 2 },
  also: [],
  scenes: [
    {
      id: 'choose',
      steps: game(
        1,
        ['13 21 35 19 14 36', '16 15 22 8 23 26'],
        '1 16 Con +H1, 0 13 Uls +H1, 1 15 Con +H3, 0 21 Uls +H3, 1 22 Con +H2, 1 ^W1, 1 ^W2, 1 ^C1, 0 35 discard, 1 start 0, ' +
          '0 19 Uls +H2, 0 ^W1, 0 ^W2, 0 ^C1, 1 8 discard, 0 14 Uls +H4, 0 ^W3, 0 ^C2, 0 ^K, 1 23 Con +H4, 1 ^W3, 1 ^C2, 1 ^K, ' +
          '0 36 discard, 1 26 discard',
      ),
      move: anyMove,
    },
  ],
};
