// Somebody has no supporters left to give.
import { raided, raiding, start, turnedUp, type Raid } from './records';
import { shortLesson } from './short';
import { only } from './tasks';

/** Yellow is punished for all three goods. */
const outrage = [...raided(5, { acts: '0 B1, 1 B3, 0 M1, 1 M3, 0 T1, 1 T3, 0 ., 1 .' }), '0 pass', '1 pass'];
/** After four rounds Yellow has no supporters left. */
const deserted = [...start, ...outrage, ...outrage, ...outrage, '0 open 3', '* land 9 r0', ...raided(5, { acts: '0 B1, 1 B3, 0 ., 1 .' })];
const stripped: Raid = { acts: '0 B3-, 1 =1, 0 B1, 1 ., 0 M1, 0 B2?', lifts: 4 };

export const supportersLesson = shortLesson({
  id: 'supporters',
  options: { lifts: 4 },
  scenes: [{ id: 'none', steps: [...deserted, '* spin 5', ...raiding(stripped)], answers: () => turnedUp(stripped), move: only('back') }],
});
