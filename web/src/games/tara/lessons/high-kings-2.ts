// Sacrifice: one king gives up two ringforts on its way, and gets away. Blue has but one move each time.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import type { Facts } from '../facts';
import { followedBy, inTurn } from './steps';
import { anyMove, task } from './tasks';

const start = inTurn(
  'A4 G6 B2 D2 D1 C5 B2-C4 C5-E6 C4-B6 D2-F3 B6-D5 E6-D4 D1-F2 D4-F5 D5-E7 F3-E1 F2-D3 E1-G2 D3-F4 F5-E3 E7-C6 E3-C2 A4-C3 G6-E5 ' +
    'C6-B4 E5-G4 C3-B1 G4-F6 B1-A3 F6-E4 B4-A6 E4-G5 A6-C7 G5-F7 A3-B5 F7-D6',
);
const first = followedBy(start, 'C7-D5*');
const second = followedBy(first, 'D6-B7', 'D5-F4*');

const sacrificing = (hill: string) =>
  task((outcome) => happened(outcome, 'sacrificed', { hill }), ({ move }) => (move.endsWith(`-${hill}`) ? 'kept' : 'retreat'));

export const sacrificeLesson: Lesson<Facts> = {
  id: 'high-kings-2',
  ruleSet: 'high-kings-2',
  also: [],
  scenes: [
    { id: 'sacrifice', steps: start, move: sacrificing('D5') },
    { id: 'again', steps: (before) => followedBy(before ?? first, 'D6-B7'), move: sacrificing('F4') },
    { id: 'escape', steps: (before) => followedBy(before ?? second, 'B7-A5'), move: anyMove },
  ],
};
