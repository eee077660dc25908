// Ties: the higher rank is the greediest.
import { raiding, start, turnedUp, type Raid } from './records';
import { shortLesson } from './short';
import { only } from './tasks';

/** With five lifts each: Blue has seen Yellow take four bread, has three and holds one more. */
const bread: Raid = { acts: '0 B3-, 1 =1, 0 B1-, 1 =2, 0 B3, 1 ., 0 M1, 0 B1?', lifts: 5, aside: 'B2 B2 M3 M2 T3 T2' };

export const tumultLesson = shortLesson({
  id: 'tumult',
  options: { lifts: 5 },
  scenes: [{ id: 'tie', steps: [...start, '* spin 3', ...raiding(bread)], answers: () => turnedUp(bread), move: only('back') }],
});
