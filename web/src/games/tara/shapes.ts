// Shapes of this family that are drawn in more than one place.
import type { Colour } from './facts';

/** A king's crown around the middle of its hill: Red's with round tips and curves, Blue's all edges. */
export const crowns: Record<Colour, string> = {
  red:
    'M-18 14Q-20 0 -22 -8Q-14 -6 -10 2Q-6 -10 0 -16Q6 -10 10 2Q14 -6 22 -8Q20 0 18 14Q0 19 -18 14Z' +
    'M-26 -12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM-4.5 -20a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0ZM18 -12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  blue:
    'M-18 15L-21 -8L-10 2L0 -15L10 2L21 -8L18 15Z' +
    'M-21 -16L-16.5 -11.5L-21 -7L-25.5 -11.5ZM0 -24L5 -19L0 -14L-5 -19ZM21 -16L25.5 -11.5L21 -7L16.5 -11.5Z',
};
