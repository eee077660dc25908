// Promotions that follow each other, and those that need no piece placed.
import type { Lesson } from '../../lessons';
import { count, happened } from '../../scenes';
import type { Facts } from '../facts';
import { game } from './records';
import { canRise, climb, task } from './tasks';

export const promotionsLesson: Lesson<Facts> = {
  id: 'promotions',
  ruleSet: 'seat-of-kings',
  options: { players: 2 },
  also: [],
  scenes: [
    {
      id: 'chain',
      steps: game(
        0,
        ['7 35 27 1 2 3', '26 29 28 9 11 12'],
        '0 7 Con +H2 +W2, 1 26 Con +F4, 0 35 Con +F1, 1 28 discard',
      ),
      move: climb((done) => count(done, 'promoted') === 3, 'apart'),
    },
    {
      id: 'own',
      steps: game(
        0,
        ['31 35 36 1 2 3', '8 28 29 9 11 12'],
        '0 31 Con +F1, 1 8 Con +F3 +F5, 0 35 Con +F2, 0 done, 1 28 Con +F4, 1 done',
      ),
      move: {
        ...task((done) => happened(done, 'named') && happened(done, 'promoted'), 'placed'),
        goesOn: (done) => happened(done, 'named') && canRise(done),
      },
    },
  ],
};
