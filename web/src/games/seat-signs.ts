// The shape and the pattern of a seat by its colour, the same in every game: around a middle at 0.

export interface SeatSign {
  shape: string;
  /** What is drawn on the shape. */
  pattern: string;
}

export const seatSigns = {
  /** An octagon. */
  blue: { shape: 'M-4.5 -9.5H4.5L9.5 -4.5V4.5L4.5 9.5H-4.5L-9.5 4.5V-4.5Z', pattern: 'M0 -5L5 0L0 5L-5 0Z' },
  /** A ring. */
  red: { shape: 'M-10 0A10 10 0 0 1 10 0A10 10 0 0 1 -10 0Z', pattern: 'M-4.6 0A4.6 4.6 0 0 1 4.6 0A4.6 4.6 0 0 1 -4.6 0ZM0 0V0' },
  /** A lozenge. */
  white: { shape: 'M0 -11.2L11.2 0L0 11.2L-11.2 0Z', pattern: 'M-4 -4L4 4M4 -4L-4 4' },
  /** A triangle. */
  yellow: { shape: 'M0 -10.5L11 8.6H-11Z', pattern: 'M-2.8 0H2.8M-5.8 4.6H5.8' },
  /** A star. */
  violet: { shape: 'M0 -11.4L3.4 -4.2L11.2 -3.4L5.5 2L7 9.8L0 5.8L-7 9.8L-5.5 2L-11.2 -3.4L-3.4 -4.2Z', pattern: 'M-2.6 0A2.6 2.6 0 0 1 2.6 0A2.6 2.6 0 0 1 -2.6 0Z' },
  /** A square. */
  grey: { shape: 'M-9 -9H9V9H-9Z', pattern: 'M-5 -8V8M0 -8V8M5 -8V8' },
} satisfies Record<string, SeatSign>;
