// What the middle of the table says, in English. The other languages have the same shape; the compiler sees to it.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';

const and = listed('and');

export const en = {
  middle: 'Goods tiles in the middle',
  tile: (slot: number) => `tile ${slot}`,
  looked: (names: string[]) => `${and(names)} ${names.length > 1 ? 'have' : 'has'} looked`,
  known: (face: string) => `you have seen ${face}`,
  shows: (face: string) => face,
  inHand: (name: string) => `in the hand of ${name}`,
  onCastle: (name: string) => `on the castle of ${name}`,
  mine: { hand: 'in your hand', castle: 'on your castle' },
  gone: 'gone',
  proposed: 'hint',
  hands: 'The others at the table',
  holds: (name: string, slot: number) => `${name} holds tile ${slot}`,
  kept: (tiles: number) => plural(tiles, 'tile kept', 'tiles kept'),
  wantsNoMore: 'wants no more',
  keep: 'Keep',
  back: 'Put back',
  done: 'No more tiles',
  isDone: 'You want no more tiles. Touch one, and you are back in the raid.',
  lifts: (lifts: number) => plural(lifts, 'lift left', 'lifts left'),
  /** Keys that decide, as they are printed on keyboards. */
  keys: { keep: 'K', back: 'B', done: 'D' },
  /** With the key. */
  byKey: (what: string, keys: string[]) => `${what} (${keys.join(', ')})`,
  how: 'Touch a tile to lift it. Pull it down: it is yours. Push it up: it goes back.',
  soon: 'The raid is about to begin',
  disc: (demand: number) => `The people demand ${demand} of each sort`,
  discOpen: 'What the people demand is not spun yet',
  discs: (demands: string[]) => `The people demand ${and(demands)}`,
  later: 'The people say what they demand after the raid',
  left: (tiles: number) => `${plural(tiles, 'tile', 'tiles')} in the middle`,
  tally: 'Goods on your castle, and what the people have',
  heads: { own: 'You', people: 'The people' },
  own: (name: string, goods: number) => `${name}: you ${goods}`,
  seen: (goods: number, demand: number | null) => `seen in the middle ${goods}${demand === null ? '' : ` of the ${demand} demanded`}`,
  remain: (goods: number, demand: number | null) => `left to the people ${goods}${demand === null ? '' : ` of the ${demand} demanded`}`,
  tumult: 'tumult',
  content: 'content',
  seconds: (seconds: number) => plural(seconds, 'second', 'seconds'),
  time: 'Time left for raiding',
  stop: 'Stop!',
  grace: 'Stop! Keep the tile or put it back.',
  quicker: (name: string) => `${name} was quicker`,
  tooLate: 'Too late',
  begun: 'Grab!',
  shown: (slot: number, face: string) => `Tile ${slot} shows ${face}: keep or put back?`,
  nowHave: (what: string) => `Kept. On your castle: ${what}.`,
  wentBack: 'Put back.',
};

export type Words = typeof en;
