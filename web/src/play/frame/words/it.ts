// What the frame of a picture says, in Italian.
import type { Words } from './en';

export const it: Words = {
  ways: 'Più vicino o più lontano',
  closer: 'Più vicino',
  further: 'Più lontano',
  all: 'Mostra tutto',
};
