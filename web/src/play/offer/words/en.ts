// What is said when a lesson is offered, in English. The other languages have the same shape; the compiler sees to it.
export const en = {
  fresh: 'New:',
  learn: 'Learn it in a minute',
  later: 'Not now',
  never: 'No more of these',
};

export type Words = typeof en;
