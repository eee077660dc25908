// Bridges: the most of them win. Building is free, so a siege takes few ringforts.
import type { Lesson } from '../../lessons';
import type { Facts } from '../facts';
import { followedBy, inTurn } from './steps';
import { anyMove, diagonal, newBridges, task } from './tasks';

const siege = inTurn('C4 G2 G3 D5');

export const bridgesLesson: Lesson<Facts> = {
  id: 'four-treasures',
  ruleSet: 'four-treasures',
  also: [],
  scenes: [
    {
      id: 'bridge',
      steps: inTurn('C4 F3'),
      move: task((outcome) => newBridges(outcome) > 0, ({ move }) => (diagonal('C4', move) ? 'diagonal' : 'alone')),
    },
    {
      id: 'three',
      steps: inTurn('C3 F2 C5 F6 D4 F4'),
      move: task((outcome) => newBridges(outcome) === 3, (outcome) => (newBridges(outcome) > 0 ? 'fewer' : 'none')),
    },
    {
      id: 'save',
      steps: inTurn('A6 E4 C3 A5'),
      move: task(({ after }) => after.facts.red_kingdoms.some((kingdom) => kingdom.length > 1 && kingdom.includes('A6')), 'lost'),
    },
    {
      id: 'siege',
      steps: siege,
      move: task(({ after }) => after.facts.besieged.includes('G2'), ({ move }) => (diagonal('G2', move) ? 'diagonal' : 'elsewhere')),
    },
    { id: 'capture', steps: (before) => followedBy(before ?? followedBy(siege, 'F2'), 'D6'), move: anyMove },
  ],
};
