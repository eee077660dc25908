// The colour of a seat: the one it is called by, if that is a colour, else one of the house's own.
import type { Text } from '../../engine/protocol';

const known = ['blue', 'red', 'white', 'yellow', 'violet', 'grey', 'green', 'black', 'orange'];

export function colourOf(seats: Text[], seat: number): string {
  const name = seats[seat]?.en.toLowerCase() ?? '';
  return known.find((colour) => name.split(/\W+/).includes(colour)) ?? `house-${seat % 4}`;
}
