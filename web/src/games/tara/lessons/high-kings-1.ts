// Kings: they build, they are captured, and then they are out of the game.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import type { Facts } from '../facts';
import { followedBy, inTurn } from './steps';
import { anyMove, task } from './tasks';

const hunt = inTurn('A3 A2 D3 G6 G5 C6');

export const kingsLesson: Lesson<Facts> = {
  id: 'high-kings-1',
  ruleSet: 'high-kings-1',
  also: [],
  scenes: [
    { id: 'place', steps: inTurn('C3 E5'), move: anyMove },
    { id: 'move', steps: inTurn('C3 E5 F2 B6 D7 F4'), move: anyMove },
    { id: 'exile', steps: hunt, move: task((outcome) => happened(outcome, 'king-captured', { hill: 'A2' }), 'spared') },
    {
      id: 'double',
      steps: followedBy(hunt, 'D3-B2', 'C6-D4', 'G5-E4', 'D4-C2'),
      move: task((outcome) => happened(outcome, 'king-captured', { hill: 'G6' }), 'spared'),
    },
    {
      id: 'backtrack',
      steps: inTurn('D4 G6 B5 D7 A3 D3 D4-F5 G6-F4 B5-C3 D3-C1 C3-E2 C1-A2 F5-G3 D7-E5 A3-B1 F4-G2 G3-F1 E5-C6'),
      move: anyMove,
    },
    {
      id: 'ringfort',
      steps: inTurn(
        'E2 C4 C6 G3 C3 B3 C3-B5 B3-D2 E2-C1 D2-F1 C6-E5 C4-A5 E5-G6 G3-F5 B5-D4 F5-E7 D4-F3 E7-D5 C1-A2 D5-C7 A2-B4 C7-E6 B4-C2 ' +
          'E6-C5 C2-E1 A5-B7 E1-D3 C5-A4 D3-B2 F1-E3 B2-D1 E3-G4 D1-B2 G4-F6',
      ),
      move: task((outcome) => happened(outcome, 'captured', { hill: 'D2' }), 'retreat'),
    },
  ],
};
