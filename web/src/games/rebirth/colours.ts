// The colours of the seats: Blue, Red, White, Yellow.
import './colours.css';

const seats = [0, 1, 2, 3] as const;
const parts = ['lit', 'shade', 'mark', 'field', 'edge', 'ring'];
const paint = (of: number | 'none') => parts.map((part) => `--${part}:var(--clan-${of}-${part})`).join(';');
const paints = seats.map(paint);
const neutral = paint('none');

/** A seat's colours under names that are the same for every seat: what is drawn once can be used for all. Null: neutral. */
export const paintOf = (seat: number | null): string => (seat === null ? neutral : paints[seat]!);

/** Lines on a page, light or dark. */
export const lines = seats.map((seat) => `var(--clan-${seat}-line)`);
