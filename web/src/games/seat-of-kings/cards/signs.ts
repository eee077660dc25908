// The signs of the ranks, around the middle of a square of 24: an ear of barley, a crook, a sword, a torc, a crown.
import type { Rank } from '../facts';

export const rankSigns: Record<Rank, string> = {
  F: 'M0 11V-4M0 -4C-3 -7 -3 -10 0 -12C3 -10 3 -7 0 -4ZM0 1C-5 1 -7 -2 -7 -6C-3 -6 0 -3 0 1ZM0 1C5 1 7 -2 7 -6C3 -6 0 -3 0 1ZM0 7C-5 7 -7 4 -7 0C-3 0 0 3 0 7ZM0 7C5 7 7 4 7 0C3 0 0 3 0 7Z',
  H: 'M-4 11V-5C-4 -13 8 -13 8 -5C8 -1 3 0 2 -3',
  W: 'M0 -12L2.5 -8V3H-2.5V-8ZM-7 3H7V5.5H-7ZM0 5.5V9M0 8.5A1.8 1.8 0 1 1 0 12A1.8 1.8 0 1 1 0 8.5Z',
  C: 'M-3.5 9A9.5 9.5 0 1 1 3.5 9M-3.5 6.5A2.6 2.6 0 1 1 -3.5 11.5A2.6 2.6 0 1 1 -3.5 6.5ZM3.5 6.5A2.6 2.6 0 1 1 3.5 11.5A2.6 2.6 0 1 1 3.5 6.5Z',
  K: 'M-9 8L-11 -6L-5 0L0 -9L5 0L11 -6L9 8Z',
};
/** Drawn as lines; the others are filled as well. */
export const linedSigns = new Set<Rank>(['H', 'C']);
