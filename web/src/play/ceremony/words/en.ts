// What a ceremony says around its chapters, in English. The other languages have the same shape; the compiler sees to it.
export const en = {
  chapter: (number: number, of: number) => `${number} of ${of}`,
  back: 'Back',
  next: 'Next',
  done: 'Go on',
  skip: 'Skip',
  close: 'Close',
  every: 'Show this every time',
  keys: 'The arrow keys turn the pages, Escape skips.',
};

export type Words = typeof en;
