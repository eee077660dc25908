// What the keys do, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  title: 'Keys',
  onBoard: 'On the board',
  walk: 'go from hill to hill',
  ends: 'to the ends of the row',
  choose: 'choose',
  back: 'one step back; put the hint away',
  hint: 'a hint',
  takeBack: 'take back',
  tryOut: 'try things out',
  turn: 'turn the board round',
  zoom: 'closer, further away, everything, on a map',
  inGame: 'In the game',
  previous: 'one move back',
  next: 'one move on',
  everywhere: 'Everywhere',
  list: 'this list',
  /** What is printed on keyboards of the language, where it is something else. */
  keys: {} as Record<string, string>,
  close: 'Close',
};

export type Words = typeof en;
