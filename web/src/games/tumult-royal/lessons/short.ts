// What the short lessons have in common: one idea each, offered when it first comes up. Blue plays against Yellow.
import type { Lesson } from '../../lessons';
import type { Facts } from '../facts';

/** The game at the end is a calm one, unless the lesson is about another. */
export const shortLesson = ({ id, options, game, scenes }: Pick<Lesson<Facts>, 'id' | 'options' | 'game' | 'scenes'>): Lesson<Facts> =>
  ({ id, ruleSet: 'tumult-royal', options: { players: 2, live: 0, ...options }, game: { players: 2, live: 0, ...game }, also: [], scenes });
