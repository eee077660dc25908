// Orders of priority: the highest one must be played.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import type { Facts } from '../facts';
import { inTurn } from './steps';
import { anyMove, joined, task } from './tasks';

const lull = 'E2 D2 C3 B3 A2 F1 G3 C5 D5 E4 F6 D7 B6 G5';

export const prioritiesLesson: Lesson<Facts> = {
  id: 'sacred-hill-2',
  ruleSet: 'sacred-hill-2',
  also: [],
  scenes: [
    { id: 'lull', steps: inTurn(lull), move: anyMove },
    { id: 'highest', steps: inTurn(`${lull} D3 F4`), move: anyMove },
    {
      id: 'join',
      steps: inTurn('E5 D1 C6 E3 G4 C4 B4 A3 F2 B6 F7 D7 C2 F5 C5 B7 D5 C7'),
      move: task((outcome) => joined(outcome) > 0, 'same'),
    },
    {
      id: 'choice',
      steps: inTurn('E2 F4 G3 G2 F5 D3 D6 E1 B5 B4 C3 A6 A2 E6 F2 G4'),
      move: task((outcome) => happened(outcome, 'captured'), 'free'),
    },
    {
      id: 'duty',
      steps: inTurn('G4 F6 E5 E4 C4 C3 A5 D7 F2 D1 B7 A4 F7 G3 B2 B6 G2 B4 F4 B3 F5 A3 F3 B5'),
      move: anyMove,
    },
  ],
};
