// What a throne is after the round: a king stone with a garrison, and how it is lost again. Three players: with two, a won
// region is closed.
import type { Lesson } from '../../lessons';
import { happened, stepsOf } from '../../scenes';
import type { Facts } from '../facts';
import { dealt, game, kept } from './records';
import { climb } from './tasks';

/** Blue has come to the throne of Ulster, and the round is over. */
const crowned = game(
  0,
  ['13 21 19 14 35 36', '26 27 8 28 29 12', '1 2 3 4 5 6'],
  '0 13 Uls +H1, 1 26 Con +F2, 2 1 discard, 0 21 Uls +H3, 1 27 discard, 2 2 discard, 0 19 Uls +H2, 0 ^W1, 0 ^W2, 0 ^C1, 1 8 discard, ' +
    '2 3 discard, 0 start 1, 1 28 discard, 2 4 discard, 0 14 Uls +H4, 0 ^W3, 0 ^C2, 0 ^K, 1 29 discard, 2 5 discard, 0 35 discard, ' +
    '1 12 discard, 2 6 discard, 0 36 discard',
);

/** Red's king stone stands in Ulster, and below it two warriors of Blue. */
const third = ['1 5 2 26 27 28', '13 21 19 14 35 36', '33 34 29 31 32 12'];
const besieged = [
  ...game(
    1,
    ['1 2 3 4 5 6', '13 21 19 14 35 36', '26 27 8 28 29 12'],
    '1 13 Uls +H1, 2 26 Con +F2, 0 1 discard, 1 21 Uls +H3, 2 27 discard, 0 2 discard, 1 19 Uls +H2, 1 ^W1, 1 ^W2, 1 ^C1, 2 8 discard, ' +
      '0 3 discard, 1 start 2, 2 28 discard, 0 4 discard, 1 14 Uls +H4, 1 ^W3, 1 ^C2, 1 ^K, 2 29 discard, 0 5 discard, 1 35 discard, ' +
      '2 12 discard, 0 6 discard, 1 36 discard, 1 garrison -, 2 start 0',
  ),
  ...dealt(0, third),
  ...kept(third),
  ...stepsOf('0 1 Uls +W1, 1 13 discard, 2 33 discard, 0 5 Uls +W3, 1 19 discard, 2 34 discard'),
];

export const kingStoneLesson: Lesson<Facts> = {
  id: 'king-stone',
  ruleSet: 'seat-of-kings',
  options: { players: 3 },
  also: [],
  scenes: [
    { id: 'garrison', steps: crowned, move: { solved: (done) => happened(done, 'garrison'), wrong: () => 'none' } },
    { id: 'depose', steps: besieged, move: climb((done) => happened(done, 'deposed', { seat: 0 }), 'elsewhere') },
  ],
};
