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

/** A piece lying flat: its upper side, the side that is seen below it, and the pattern on that side. */
export const discs = [
  { top: 'M-11 -8H11L21 -3V3L11 8H-11L-21 3V-3Z', side: 'M-21 -3V9L-11 14H11L21 9V-3Z', pattern: 'M-16 6V11M-11 8.5V13.5M-5.5 9V14M0 9V14M5.5 9V14M11 8.5V13.5M16 6V11' },
  { top: 'M-20 0A20 8.4 0 0 1 20 0A20 8.4 0 0 1 -20 0Z', side: 'M-20 0V6A20 8.4 0 0 0 20 6V0Z', pattern: 'M-16 8V8M-9.5 10.3V10.3M-3.2 11.3V11.3M3.2 11.3V11.3M9.5 10.3V10.3M16 8V8' },
  { top: 'M0 -9.5L23 0L0 9.5L-23 0Z', side: 'M-23 0V6L0 15.5L23 6V0Z', pattern: 'M-22 3.5L0 12.6L22 3.5' },
  { top: 'M0 -10L23 7H-23Z', side: 'M0 -10L23 7V13H-23V7Z', pattern: 'M-20 12L-15 8.5L-10 12L-5 8.5L0 12L5 8.5L10 12L15 8.5L20 12' },
];
