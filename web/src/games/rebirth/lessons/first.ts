// The first lesson: place a tile where it may lie, let a group score and join two, fill an area and share one, take a castle, reach
// a round tower and the sea, fulfil a mission, and all at once. Blue plays against Red and White: one game, of which the scenes are
// moments.
import type { Lesson } from '../../lessons';
import { happened } from '../../scenes';
import { beside, boxOf, castlesOf } from '../box';
import type { Facts } from '../facts';
import { drawn, replies, upTo, type Played } from './records';
import { filled, placedOn, points, scoresIn, task, type Done } from './tasks';

const game: Played = {
  players: 3,
  missions: 'm1 m2 m3 m4 m5 m8 m9 m10',
  towers: 'extra thirteen draw thirteen three double mission double thirteen three three',
  aside: ['F E S2 S3', 'F E S3 S4', 'F E S1 S4'],
  rounds: [
    'F u5, E j7, E k8',
    'E w4, F u6, F g4',
    'F u4, S3 k4, F d9',
    'E v4, S1 q5, S1 k3',
    'E w2, F h6, F e10',
    'E w3, E h7, S2 q6',
    'S2 u3, F j8, E a8',
    'S3 v3, S1 h4, E n9',
    'S4 n4, E h8, F c9',
    'E p3, S2 r4, E k9',
    'F v6, E h5, S3 d11',
    'F x3, F j5, E d8',
    'F x4, E d5, S2 e12',
    'F y4, E j3, E j2',
    'F x2, F h9, F e9',
    'S1 v5, F b7, E g9',
    'S4 r5, F c6, F c10',
    'F, E, E',
  ],
};

const scored = (values: Record<string, unknown>) => (done: Done) => happened(done, 'farm-scored', { seat: 0, ...values });

/** Beside a castle of somebody else’s with one tile each. */
const level = (done: Done) => beside(boxOf(undefined), placedOn(done)!).some(({ name }) => {
  const tally = castlesOf(boxOf(undefined)).has(name) && done.after.facts.tallies[name];
  return tally && tally.tiles[0] === tally.tiles[done.after.facts.castles[name]!] && done.after.facts.castles[name] !== 0;
});

const reaches = (bonus: string) => (done: Done) => happened(done, 'tower-reached', { seat: 0, bonus });

export const firstLesson: Lesson<Facts> = {
  id: 'rebirth-ireland',
  ruleSet: 'rebirth-ireland',
  options: { players: 3 },
  game: { players: 2 },
  also: [],
  scenes: [
    {
      id: 'place',
      steps: upTo(game, 0),
      answers: () => drawn(game, 0),
      move: task((done) => placedOn(done)?.kind === 'food', (done) => (placedOn(done)!.kind === 'blank' ? 'blank' : 'sea')),
    },
    { id: 'group', steps: upTo(game, 2), answers: () => drawn(game, 2), move: task(scored({ group: 2 }), 'alone') },
    { id: 'join', steps: upTo(game, 5), answers: () => drawn(game, 5), move: task(scored({ group: 4 }), 'fewer') },
    { id: 'area', steps: upTo(game, 7), answers: () => drawn(game, 7), move: task(scoresIn(8), (done) => (filled(done) ? 'fewer' : 'open')) },
    { id: 'share', steps: upTo(game, 8), answers: () => drawn(game, 8), move: task(scoresIn(8), (done) => (filled(done) ? 'fewer' : 'open')) },
    {
      id: 'castle',
      steps: upTo(game, 9),
      answers: () => replies(game, 9),
      move: task((done) => happened(done, 'castle-changed', { seat: 0 }), (done) => (level(done) ? 'level' : happened(done, 'castle-taken') ? 'free' : 'none')),
    },
    {
      id: 'tower',
      steps: upTo(game, 10),
      answers: () => drawn(game, 10),
      move: task(reaches('three'), (done) => (reaches('thirteen')(done) ? 'thirteen' : happened(done, 'tower-reached') ? 'other' : 'none')),
    },
    { id: 'sea', steps: upTo(game, 13), answers: () => drawn(game, 13), move: task(scored({ group: 3, bonus: 1 }), (done) => (scored({ bonus: 0 })(done) ? 'land' : 'alone')) },
    { id: 'mission', steps: upTo(game, 14), answers: () => replies(game, 14), move: task((done) => happened(done, 'mission-fulfilled', { seat: 0 }), 'else') },
    { id: 'all', steps: upTo(game, 16), answers: () => drawn(game, 16), move: task((done) => points(done) > 30, 'fewer') },
  ],
};
