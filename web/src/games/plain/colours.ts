// The colours of a seat: the one it is called by, if that is a colour, else one of the house's own.
import type { Text } from '../../engine/protocol';

export interface Paint {
  /** A field of it, and what is drawn on that. */
  field: string;
  mark: string;
  /** A line of it on a page, light or dark. */
  line: string;
}

const light = '#fff8e0';
const dark = '#25221b';

const named: Record<string, Paint> = {
  blue: { field: '#1f57ad', mark: light, line: 'light-dark(#1c4fa3, #6ea0ee)' },
  red: { field: '#bb2a1c', mark: light, line: 'light-dark(#bb2a1c, #f0705f)' },
  white: { field: '#fdfaf0', mark: dark, line: 'light-dark(#7a7464, #fdfaf0)' },
  yellow: { field: '#f0c22e', mark: dark, line: 'light-dark(#9a7400, #f0c22e)' },
  violet: { field: '#6d3a96', mark: light, line: 'light-dark(#6d3a96, #c49be6)' },
  grey: { field: '#85867f', mark: '#14180f', line: 'light-dark(#62635d, #b4b5ad)' },
  green: { field: '#2f6b45', mark: light, line: 'light-dark(#2f6b45, #7fc596)' },
  black: { field: dark, mark: light, line: 'light-dark(#25221b, #d8d2c0)' },
  orange: { field: '#d9701a', mark: dark, line: 'light-dark(#a9510a, #ee9a55)' },
};

const house: Paint[] = [
  named.green!,
  { field: '#d8ad3c', mark: dark, line: 'light-dark(#8d6b14, #d8ad3c)' },
  { field: '#8a2a3c', mark: light, line: 'light-dark(#8a2a3c, #e58a9b)' },
  { field: '#34618f', mark: light, line: 'light-dark(#34618f, #85b4e2)' },
];

export function paintOf(seats: Text[], seat: number): Paint {
  const words = seats[seat]?.en.toLowerCase().split(/\W+/) ?? [];
  const colour = words.find((word) => Object.hasOwn(named, word));
  return colour ? named[colour]! : house[seat % house.length]!;
}
