// What the land says, in Italian.
import type { Words } from './en';

export const it: Words = {
  terrain: { m: 'prato', f: 'bosco', h: 'montagna', v: 'villaggio', c: 'castello' },
  faceDown: 'coperta',
  vacant: 'libera',
  statues: (who, count) => `${count === 1 ? 'una statua' : `${count} statue`} di ${who}`,
  may: 'si può scegliere',
  chosen: 'scelta',
  last: 'appena cambiata',
  proposed: 'suggerimento',
  position: (number) => `tessera paesaggio coperta ${number}`,
};
