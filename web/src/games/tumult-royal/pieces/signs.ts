// The shapes of the seats, around a middle at 0: an octagon for Blue, a triangle for Yellow, a star for Violet, a square for Grey.

export const signs = [
  'M-4.5 -9.5H4.5L9.5 -4.5V4.5L4.5 9.5H-4.5L-9.5 4.5V-4.5Z',
  'M0 -10.5L11 8.6H-11Z',
  'M0 -11.4L3.4 -4.2L11.2 -3.4L5.5 2L7 9.8L0 5.8L-7 9.8L-5.5 2L-11.2 -3.4L-3.4 -4.2Z',
  'M-9 -9H9V9H-9Z',
];

/** What is drawn on a sign. */
export const patterns = ['M0 -5L5 0L0 5L-5 0Z', 'M-2.8 0H2.8M-5.8 4.6H5.8', 'M-2.6 0A2.6 2.6 0 0 1 2.6 0A2.6 2.6 0 0 1 -2.6 0Z', 'M-5 -8V8M0 -8V8M5 -8V8'];
