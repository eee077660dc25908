// What the short lessons have in common: one idea each, offered when it first comes up. Blue plays against Red, unless it takes more.
import type { Lesson } from '../../lessons';
import type { Facts } from '../facts';

export const shortLesson = ({ id, options, scenes }: Pick<Lesson<Facts>, 'id' | 'options' | 'scenes'>): Lesson<Facts> =>
  ({ id, ruleSet: 'rebirth-ireland', options: { players: 2, ...options }, game: { players: 2 }, also: [], scenes });

/** Where nothing else is said of a game of two. */
export const usual = { players: 2, missions: 'm1 m2 m3 m4 m5 m8 m9 m10', aside: ['F E S1 S3', 'F E S1 S3'] };
