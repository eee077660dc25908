// Rows: where one may build depends on who stands there.
import type { Lesson } from '../../lessons';
import type { Colour, Facts } from '../facts';
import { inTurn } from './steps';
import { anyMove, task } from './tasks';

const inFile = (facts: Facts, colour: Colour, file: string) => facts[colour].filter((hill) => hill[0] === file).length;

export const rowsLesson: Lesson<Facts> = {
  id: 'poisoned-chalice',
  ruleSet: 'poisoned-chalice',
  also: [],
  scenes: [
    { id: 'edges', steps: inTurn('E7 A4'), move: anyMove },
    {
      id: 'rows',
      steps: inTurn('A2 G3 E7 A6 B1 F7 G5 D1'),
      move: task(({ before, move }) => inFile(before.facts, 'red', move[0]!) < inFile(before.facts, 'blue', move[0]!), 'level'),
    },
    {
      id: 'full',
      steps: inTurn('B1 E1 A5 A6 C7 G4 G2 F7 F1 F2 E2 C5 C1 D5'),
      move: task(({ after }) => after.facts.qualified_rows.length === 2, 'more'),
    },
    {
      id: 'capture',
      steps: inTurn(
        'B1 A6 G3 C1 F7 G2 A4 D7 D6 B3 G4 E7 E3 B4 A2 F4 D4 C2 E6 F6 C7 E4 C6 F3 E5 C5 F5 F1 B2 F2 B5 G6 C3 A3 A5 G5 C4 D3 D5 B6 B7 F7',
      ),
      move: anyMove,
    },
  ],
};
