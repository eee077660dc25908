// The mercy of the people: one good that does not count.
import { begun, raided, raiding, turnedUp, type Raid } from './records';
import { shortLesson } from './short';
import { only } from './tasks';

/** Yellow, the King, has set up more statues. */
const behind = [
  ...begun({ ranks: [2, 1], first: ['c1', 'e4'] }),
  ...raided(2, { acts: '1 B2, 0 ., 1 M3, 1 .' }),
  '1 build f4 B2 M3',
];
const merciful: Raid = { acts: '0 B3-, 1 =1, 0 B3, 1 ., 0 M1, 0 B1?', lifts: 4, aside: 'B2 B2 M3 M2 T3 T2' };

export const mercyLesson = shortLesson({
  id: 'mercy',
  options: { lifts: 4 },
  scenes: [{ id: 'four', steps: [...behind, '* spin 4', ...raiding(merciful)], answers: () => turnedUp(merciful), move: only('keep') }],
});
