// The shapes of the seats, around a middle at 0: an octagon for Blue, a ring for Red, a lozenge for White, a triangle for Yellow.

export const signs = [
  'M-4.5 -9.5H4.5L9.5 -4.5V4.5L4.5 9.5H-4.5L-9.5 4.5V-4.5Z',
  'M-10 0A10 10 0 0 1 10 0A10 10 0 0 1 -10 0Z',
  'M0 -11.2L11.2 0L0 11.2L-11.2 0Z',
  'M0 -10.5L11 8.6H-11Z',
];

/** What is drawn on a sign. */
export const patterns = [
  'M0 -5L5 0L0 5L-5 0Z',
  'M-4.6 0A4.6 4.6 0 0 1 4.6 0A4.6 4.6 0 0 1 -4.6 0ZM0 0V0',
  'M-4 -4L4 4M4 -4L-4 4',
  'M-2.8 0H2.8M-5.8 4.6H5.8',
];
