// Partners: two areas, one colour.
import type { Lesson } from '../../lessons';
import type { Facts } from '../facts';
import { inTurn, movesOf } from './steps';
import { anyMove, joined, task } from './tasks';

/** Where the partner builds after the learner's first hill, by its file. */
const partner: Record<string, string> = { A: 'C5', B: 'D5', C: 'E5', D: 'B5', E: 'C5', F: 'D5', G: 'E5' };

function round(first: string): string[] {
  return inTurn(`${first} D2 ${partner[first[0]!]} F3`, 4);
}

export const partnersLesson: Lesson<Facts> = {
  id: 'sacred-hill-doubles-1',
  ruleSet: 'sacred-hill-doubles-1',
  also: ['sacred-hill-doubles-2', 'four-treasures-doubles'],
  scenes: [
    { id: 'row', steps: [], move: anyMove },
    { id: 'jump', steps: (before) => round(before ? movesOf(before)[0]! : 'C4'), move: anyMove },
    {
      id: 'link',
      steps: inTurn('G4 D3 E5 F2 C4 B2 B6 E2 F4 C3 A6 F1', 4),
      move: task((outcome) => joined(outcome) > 0, 'own'),
    },
    {
      id: 'capture',
      steps: inTurn('E4 D1 C5 E3 B3 B2 G5 G2 C1 A4 D7 D5 F2 B6 A6 F6 A3 D2 B4 E2 A2 B5 A5 D6', 4),
      move: anyMove,
    },
  ],
};
