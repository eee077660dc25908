// The Stone of Destiny: two pieces change places, and climb if that is paid for.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import { controllerOf, type Facts } from '../facts';
import { game } from './records';
import { climb, task, type Done } from './tasks';

const holds = ({ after }: Done, field: string) => controllerOf(after.facts.regions.Con!, field) === 0;

export const stoneLesson: Lesson<Facts> = {
  id: 'stone-of-destiny',
  ruleSet: 'seat-of-kings',
  options: { players: 2 },
  also: [],
  scenes: [
    {
      id: 'swap',
      steps: game(
        0,
        ['26 22 30 1 2 3', '27 28 29 9 11 12'],
        '0 26 Con +F1, 1 27 Con +F2, 0 22 Con +H4, 1 28 Con +F4',
      ),
      move: task((done) => holds(done, 'F1') && holds(done, 'F2'), 'other'),
    },
    {
      id: 'activate',
      steps: game(
        0,
        ['17 35 30 1 2 3', '27 28 23 9 11 12'],
        '0 17 Con +F4 +H4, 1 27 Con +F3, 0 35 discard, 1 23 Con +H1',
      ),
      move: climb((done) => happened(done, 'promoted'), 'other'),
    },
  ],
};
