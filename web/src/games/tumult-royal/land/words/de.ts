// What the land says, in German.
import type { Words } from './en';

export const de: Words = {
  terrain: { m: 'Wiese', f: 'Wald', h: 'Gebirge', v: 'Dorf', c: 'Schloss' },
  faceDown: 'verdeckt',
  vacant: 'frei',
  statues: (who, count) => `${count === 1 ? 'eine Statue' : `${count} Statuen`} von ${who}`,
  may: 'wählbar',
  chosen: 'gewählt',
  last: 'gerade verändert',
  proposed: 'Tipp',
  position: (number) => `verdeckte Landschaftstafel ${number}`,
};
