// The colours of the seats: Blue, Red, White, Yellow.
import './colours.css';

const seats = [0, 1, 2, 3] as const;
const paints = seats.map((seat) => ['lit', 'shade', 'mark'].map((part) => `--${part}:var(--clan-${seat}-${part})`).join(';'));

/** A seat's colours under names that are the same for every seat: what is drawn once can be used for all. */
export const paintOf = (seat: number): string => paints[seat]!;

/** Lines on a page, light or dark. */
export const lines = seats.map((seat) => `var(--clan-${seat}-line)`);
