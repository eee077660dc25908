// The first lesson: place, promote, capture, choose, ransom, buy a traitor, win. Blue plays against Red.
import type { Lesson } from '../../lessons';
import { happened, stepsOf } from '../../scenes';
import { deckOf } from '../deck';
import type { Facts } from '../facts';
import { dealt, game, kept, opened } from './records';
import { climb, instead, playedIn, task, type Done } from './tasks';

const farmers = ['35 36 31 1 2 3', '26 28 29 9 11 12'];
const choice = ['31 33 35 4 5 6', '26 27 28 9 11 12'];

const isFree = (card: number) => deckOf(undefined).get(card)!.cost === 0;
const keptFree = ({ after }: Done) => after.facts.seats[0]!.hand!.every(isFree);

/** Red has come to the throne of Ulster over three pieces of Blue. */
const captives = game(
  1,
  ['1 2 5 27 31 8', '13 14 26 19 21 12'],
  '1 13 Uls +H1, 0 1 Uls +W1, 1 14 Uls +H3, 0 2 Uls +W2, 1 26 discard, 0 5 Uls +W3, 1 no, 1 start 0, ' +
    '0 8 discard, 1 19 Uls +H2, 1 ^W1, 1 ^W2, 1 ^C1, 0 27 discard, 1 21 Uls +H4, 1 ^W3, 1 ^C2, 1 ^K, 0 31 discard, 1 12 discard, 0 no',
);

/** Blue has won Ulster, and two warriors stand in Connacht. */
const third = ['2 35 36 3 5 6', '26 27 8 28 29 12'];
const oneThrone = [
  ...game(
    0,
    ['13 21 19 14 4 1', '26 27 8 28 29 12'],
    '0 13 Uls +H1, 1 26 Con +F3, 0 21 Uls +H3, 1 27 discard, 0 19 Uls +H2, 0 ^W1, 0 ^W2, 0 ^C1, 1 8 discard, 0 start 1, ' +
      '1 28 discard, 0 14 Uls +H4, 0 ^W3, 0 ^C2, 0 ^K, 1 29 discard, 0 4 Con +W1, 1 12 discard, 0 1 Con +W3, 1 no, 1 start 0',
  ),
  ...dealt(0, third),
  ...kept(third),
];

export const firstLesson: Lesson<Facts> = {
  id: 'seat-of-kings',
  ruleSet: 'seat-of-kings',
  options: { players: 2 },
  also: [],
  scenes: [
    { id: 'place', steps: game(0, farmers, ''), move: task((done) => happened(done, 'placed', { region: 'Con' }), 'elsewhere') },
    { id: 'promote', steps: game(0, farmers, '0 35 Con +F2, 1 26 Con +F5'), move: climb((done) => happened(done, 'promoted'), 'apart') },
    {
      id: 'capture',
      steps: game(0, ['8 27 36 1 2 3', '26 28 29 9 11 12'], '0 8 Con +F1 +F3, 1 26 Con +F2, 0 27 Con +F5, 1 28 Con +F4'),
      move: task((done) => happened(done, 'captured', { seat: 0 }), (done) => (playedIn(done) === 'Con' ? 'own' : 'elsewhere')),
    },
    { id: 'choose', steps: [...opened(0, choice), ...stepsOf(kept(choice)[1]!)], move: { solved: keptFree, wrong: () => 'dear' } },
    {
      id: 'ransom',
      steps: captives,
      move: { solved: (done) => happened(done, 'ransomed', { pieces: 3 }), wrong: (done) => (happened(done, 'ransomed') ? 'some' : 'none') },
    },
    {
      id: 'traitor',
      steps: game(
        0,
        ['35 33 10 1 2 3', '27 29 26 9 11 12'],
        '0 35 Con +F1, 1 29 Con +F2, 0 33 Con +F3, 1 27 Con +F5, 0 10 discard, 1 26 Con +F4, 1 done',
      ),
      answers: (move) => (move === 'buy' ? ['* card 34'] : []),
      move: {
        solved: (done) => happened(done, 'betrayed'),
        goesOn: ({ move }) => move === 'buy',
        wrong: (done) => instead(done, 'no'),
      },
    },
    { id: 'win', steps: oneThrone, move: climb((done) => happened(done, 'won', { seat: 0 }), 'elsewhere') },
  ],
};
