// The signs of where points come from, around a middle at 0, 20 wide: an ear of grain, a house, a scroll, a round tower, a castle.
import type { Source } from '../facts';

export const sourceSigns: Record<Source, string> = {
  farms: 'M-1 9V-3H1V9ZM0 -9C3 -7 3 -4 0 -2C-3 -4 -3 -7 0 -9ZM1.5 -1C2 -4.5 4.5 -5 7 -5C7 -2 5 0 1.5 1ZM-1.5 -1C-2 -4.5 -4.5 -5 -7 -5C-7 -2 -5 0 -1.5 1ZM1.5 4.5C2 1 4.5 0.5 7 0.5C7 3.5 5 5.5 1.5 6.5ZM-1.5 4.5C-2 1 -4.5 0.5 -7 0.5C-7 3.5 -5 5.5 -1.5 6.5Z',
  settlements: 'M0 -8.5L9 -0.5H6.5V8.5H1.8V3H-1.8V8.5H-6.5V-0.5H-9Z',
  missions: 'M-5 -8.5H7.5C6 -8 5.8 -6.8 5.8 -5.5V5.5C5.8 7.5 4.8 8.5 3 8.5H-7.5C-6 8 -5.8 6.8 -5.8 5.5V-5.8C-5.8 -7.5 -6 -8.2 -5 -8.5ZM-3 -4.6V-3H3V-4.6ZM-3 -1V0.6H3V-1ZM-3 2.6V4.2H1.5V2.6Z',
  towers: 'M0 -9.5L4 -4.5H-4ZM-3.2 -3.5H3.2L4.2 9H1.2V5H-1.2V9H-4.2ZM-0.8 -1.5V1.5H0.8V-1.5Z',
  castles: 'M-8.5 8.5V-7H-5V-4.5H-1.8V-7H1.8V-4.5H5V-7H8.5V8.5H2V4.5C2 2 -2 2 -2 4.5V8.5Z',
};
