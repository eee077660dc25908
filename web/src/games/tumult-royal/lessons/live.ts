// The raid in real time: all at once, a sign that one wants no more, and what follows the sand.
import { happened } from '../../scenes';
import { start, turnedUp } from './records';
import { shortLesson } from './short';
import { only, task } from './tasks';

/** Yellow has a tile and holds another one. */
const grabbing = [...start, '* spin 4', '1 lift 8', '* face M1', '1 keep', '1 lift 3', '* face T2'];
/** Blue has what a meadow costs. */
const meadow = ['1 keep', '0 lift 1', '* face B1', '0 keep', '0 lift 2', '* face M1', '0 keep'];
const stopped = [...start, '* spin 3', '1 lift 8', '* face T1', '1 keep', '0 lift 1', '* face B1', '0 keep', '0 lift 2', '* face M1', '* stop'];

export const liveLesson = shortLesson({
  id: 'live',
  options: { live: 1 },
  game: { live: 1 },
  scenes: [
    { id: 'grab', steps: grabbing, answers: (move) => (move === 'keep' ? [] : ['* face M2', '1 keep']), move: only('keep', 'lift') },
    { id: 'sign', steps: [...grabbing, ...meadow, '0 done'], answers: () => ['* face B2'], move: task((done) => happened(done, 'not-done', { seat: 0 }), 'lift') },
    { id: 'stop', steps: stopped, answers: () => turnedUp({ acts: '1 T1, 0 B1, 0 M1' }), move: only('keep') },
  ],
});
