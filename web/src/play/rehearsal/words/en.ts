// What is said where something that begins for all at once is tried first, in English. The other languages have the same
// shape; the compiler sees to it.

export const en = {
  tryFirst: 'Try it first',
  newcomer: 'Your first time? Try it once before it counts.',
  title: 'Trial',
  about: 'Nothing of this counts: the game waits for you as it was.',
  over: 'That was the trial. In the game everything is drawn anew.',
  back: 'Back to the game',
};

export type Words = typeof en;
