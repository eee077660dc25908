// The first lesson: set the first statue, raid, put back, see tumults, pay, build in a village, be crowned, win. Blue plays against
// Yellow.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import { boxOf, terrainOf } from '../box';
import type { Facts } from '../facts';
import { moveOf } from '../moves';
import { beside } from '../neighbours';
import { alone, begun, nextRound, raided, raiding, start, turnedUp, type Raid } from './records';
import { built, only, task, type Done } from './tasks';

/** The people's mood is known, and Yellow has taken the first tile. */
const opening = ['* spin 4', '* order 1 0', '1 lift 8', '* face M1', '1 keep'];
const twoBread = ['0 lift 1', '* face B2', '0 keep', '* order 0 1'];

const bySettled = ({ before, move }: Done) =>
  beside(before.facts, moveOf(move).field!).some((place) => ['v', 'c'].includes(terrainOf(boxOf(undefined), before.facts, place) ?? ''));

/** Yellow takes nearly all the tools. */
const tools: Raid = { acts: '1 T3, 0 B2, 1 T3, 0 M2, 1 T2', aside: 'T2 B3 B1 B1 M3 M1' };
/** Blue is about to take nearly all the bread. */
const bread: Raid = { acts: '1 B1, 0 B3, 1 M1, 0 B2, 1 ., 0 B3?', aside: 'B1 M3 T3 M2 T2 T1' };

/** Five rounds: Blue has set up 8 statues and Yellow, crowned four times, 5. */
const late = [
  ...start, ...alone(0, 'b2', 'B2 M2'), ...alone(0, 'c1'), ...alone(0, 'a2'), '1 open 3', '* land 9 r0', ...alone(0, 'a3'),
  ...alone(0, 'c2', 'B1 M1 T1'), '* land 7 r0',
];

export const firstLesson: Lesson<Facts> = {
  id: 'tumult-royal',
  ruleSet: 'tumult-royal',
  options: { players: 2, live: 0 },
  also: [],
  scenes: [
    { id: 'first', steps: begun({ first: ['', 'e4'] }), answers: () => opening, move: task(bySettled, 'far') },
    {
      id: 'lift',
      steps: (before) => before ?? [...start, ...opening],
      answers: (move) => (move === 'keep' ? ['* order 0 1'] : ['* face B2']),
      move: only('keep', 'lift'),
    },
    {
      id: 'back',
      steps: (before) => before ?? [...start, ...opening, ...twoBread],
      answers: (move) => (move === 'back' ? ['1 done', '* order 0'] : ['* face B3']),
      move: only('back', 'lift'),
    },
    {
      id: 'tumult',
      steps: [...start, '* spin 4', ...raiding(tools)],
      answers: () => ['* order 1', '1 done', ...turnedUp(tools)],
      move: only('done'),
    },
    {
      id: 'greedy',
      steps: [...start, '* spin 4', ...raiding(bread)],
      answers: (move) => (move === 'keep' ? ['* order 0'] : turnedUp(bread)),
      move: only('done', 'keep'),
    },
    {
      id: 'pay',
      steps: [...start, ...raided(3, { acts: '0 B1, 1 B1, 0 M1, 1 M1, 0 T1, 1 ., 0 .' })],
      move: task((done) => built(done, 'meadow'), 'forest'),
    },
    {
      id: 'village',
      steps: [...start, ...raided(3, { acts: '0 B2, 1 B1, 0 M2, 1 M1, 0 ., 1 .' })],
      move: task((done) => built(done, 'village'), 'one'),
    },
    {
      id: 'crown',
      steps: [
        ...begun({ ranks: [2, 1], first: ['c1', 'e4'] }),
        ...raided(3, { acts: '0 B2, 1 B2, 0 M1, 1 M2, 0 M3, 1 ., 0 .', aside: 'B3 B1 M1 T3 T2 T1' }),
        '1 build f4 B2 M2',
      ],
      answers: () => nextRound,
      move: task((done) => happened(done, 'crowned', { seat: 0 }), (done) => (happened(done, 'paid', { double: 1 }) ? 'far' : 'few')),
    },
    {
      id: 'win',
      steps: [...late, ...raided(2, { acts: '0 B2, 1 ., 0 M2, 0 .' })],
      move: task((done) => happened(done, 'won', { seat: 0 }), 'one'),
    },
  ],
};
