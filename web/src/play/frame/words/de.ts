// What the frame of a picture says, in German.
import type { Words } from './en';

export const de: Words = {
  ways: 'Näher oder weiter weg',
  closer: 'Näher',
  further: 'Weiter weg',
  all: 'Alles zeigen',
};
