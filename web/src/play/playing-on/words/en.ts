// What is said before a game is played on, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  you: 'You play',
  all: 'All sides by hand',
  against: 'Against',
  start: 'Play',
};

export type Words = typeof en;
