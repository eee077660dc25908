// The signs of the seats, and the pieces that have their shapes.
import { seatSigns } from '../../seat-signs';

const { blue, red, white, yellow } = seatSigns;
export const signs = [blue, red, white, yellow];

/** A piece lying flat: its upper side, the side that is seen below it, and the pattern on that side. */
export const discs = [
  { top: 'M-11 -8H11L21 -3V3L11 8H-11L-21 3V-3Z', side: 'M-21 -3V9L-11 14H11L21 9V-3Z', pattern: 'M-16 6V11M-11 8.5V13.5M-5.5 9V14M0 9V14M5.5 9V14M11 8.5V13.5M16 6V11' },
  { top: 'M-20 0A20 8.4 0 0 1 20 0A20 8.4 0 0 1 -20 0Z', side: 'M-20 0V6A20 8.4 0 0 0 20 6V0Z', pattern: 'M-16 8V8M-9.5 10.3V10.3M-3.2 11.3V11.3M3.2 11.3V11.3M9.5 10.3V10.3M16 8V8' },
  { top: 'M0 -9.5L23 0L0 9.5L-23 0Z', side: 'M-23 0V6L0 15.5L23 6V0Z', pattern: 'M-22 3.5L0 12.6L22 3.5' },
  { top: 'M0 -10L23 7H-23Z', side: 'M0 -10L23 7V13H-23V7Z', pattern: 'M-20 12L-15 8.5L-10 12L-5 8.5L0 12L5 8.5L10 12L15 8.5L20 12' },
];
