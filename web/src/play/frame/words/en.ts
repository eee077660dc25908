// What the frame of a picture says, in English. The other languages have the same shape; the compiler sees to it.
export const en = {
  ways: 'Closer or further',
  closer: 'Closer',
  further: 'Further away',
  all: 'Show everything',
};

export type Words = typeof en;
