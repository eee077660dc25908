// The start player of a round names the next one.
import type { Lesson } from '../../lessons';
import type { Facts } from '../facts';
import { game } from './records';
import { anyMove } from './tasks';

export const startPlayerLesson: Lesson<Facts> = {
  id: 'start-player',
  ruleSet: 'seat-of-kings',
  options: { players: 3 },
  also: [],
  scenes: [
    {
      id: 'name',
      steps: game(
        0,
        ['26 22 31 1 2 3', '27 28 29 9 11 12', '33 34 35 13 14 15'],
        '0 26 Con +F1, 1 27 Uls +F2, 2 33 Lei +F2, 0 22 discard, 1 28 discard, 2 34 discard, 0 31 discard, 1 29 discard, 2 35 discard',
      ),
      move: anyMove,
    },
  ],
};
