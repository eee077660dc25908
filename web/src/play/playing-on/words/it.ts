// What is said before a game is played on, in Italian.
import type { Words } from './en';

export const it: Words = {
  you: 'Giochi con',
  all: 'Tutte le parti a mano',
  against: 'Contro',
  start: 'Gioca',
};
