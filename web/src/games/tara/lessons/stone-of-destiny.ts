// Replacing and linking: a bridge keeps two ringforts.
import type { Lesson } from '../../lessons';
import type { Facts } from '../facts';
import { inTurn } from './steps';
import { anyMove, task } from './tasks';

const turns = (
  'C2 E4 E5 F5 F6 D4 F4 G4 G2 F2 E1 D2 B4 B3 A3 C3 C5 B6 A6 C6 D5 B5 A4 A5 C7 D7 B7 G3 G5 E3 E2 C4 A2 B2 B1 D1 F3 D3 F1 E6 F7 E7 ' +
  'D6 C1 G6 G5/B6-C6 E4/A4-B4 C7/G4-G5 F2/D5-E5 F4/C6-C7 C1/F1-F2 B7/F5-G5 C3/A3-A4 E2/B2-B3 E3/F2-G2 B1/F4-F5 D3/F6-F7 E3/C4-D4 ' +
  'G3/F3-G3 E1/F4-G4 E6/C1-C2 A6/D1-D2 E1/E4-E5 C3/D7-E7 E2/E2-F2 E1/B1-B2 B5/D5-D6 G6/D1-E1 A5/F2-F3 C5/C7-D7 G6/E5-E6 D3/B7-C7 ' +
  'C3/C2-C3 A5/C4-C5 A6/G2-G3 A2/C5-C6 E3/B4-B5 A6/A6-B6 A5/A4-A5 E3/B6-B7'
).split(' ');
/** The game after so many turns. */
const after = (count: number) => inTurn(turns.slice(0, count).join(' '));

const hasBridge = ({ bridges }: Facts, hill: string) => bridges.some((bridge) => bridge.includes(hill));

export const destinyLesson: Lesson<Facts> = {
  id: 'stone-of-destiny',
  ruleSet: 'stone-of-destiny',
  also: [],
  scenes: [
    { id: 'near', steps: inTurn('D4 E5 E3 C5'), move: anyMove },
    { id: 'replace', steps: after(46), move: anyMove },
    {
      id: 'protect',
      steps: after(54),
      move: task(({ before, events }) => events.some(({ kind, from, to }) =>
        kind === 'bridge-placed' && !hasBridge(before.facts, String(from)) && !hasBridge(before.facts, String(to))), 'one'),
    },
    { id: 'out', steps: after(80), move: task(({ after }) => after.facts.expects === 'out', 'open') },
  ],
};
