// What is said before a game is played on, in German.
import type { Words } from './en';

export const de: Words = {
  you: 'Du spielst',
  all: 'Alle Seiten von Hand',
  against: 'Gegen',
  start: 'Spielen',
};
