// How a game of Rebirth is told: what lies on the map and in the hands at the beginning, whose turn it is and what is drawn one
// sees; so is a round tower that was reached, unless it takes others to bring something. The final scoring is gone through chapter by chapter.
import type { Ceremony, Telling } from '../../face';
import { boxOf, hexesOf } from '../box';
import { isOfSet, type TowerKind } from '../facts';
import type { Chapter } from './chapters';

const quiet = [
  'mission-opened', 'tower-laid', 'tile-set-aside', 'tile-set-aside-seen', 'tile-drawn', 'tile-seen', 'turn', 'tiles-returned', 'extra-drawn', 'extra-seen', 'private-drawn',
];

export const telling: Telling = {
  heading: ({ kind }) => kind === 'game-ended',
  quiet: ({ kind, bonus }) => quiet.includes(kind) || (kind === 'tower-reached' && !isOfSet(bonus as TowerKind)),
  named: (event, pack) => {
    const hex = event.kind === 'tile-placed' ? hexesOf(boxOf(pack)).get(String(event.hex)) : undefined;
    if (!hex?.place) return event;
    const name = `${hex.place} (${hex.name})`;
    return { ...event, hex: { key: hex.name, en: name, de: name, it: name } };
  },
};

/** With it the game is over. */
export const ceremony: Ceremony<Chapter> = {
  begins: ({ kind }) => kind === 'game-ended',
  ends: () => false,
  closes: true,
  content: async () => (await import('./content')).content,
};
