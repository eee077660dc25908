// What is said where things are tried out, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  title: 'Trying out',
  about: 'Play for all sides; nothing of this counts.',
  computer: 'Let the computer move',
  thinking: 'The computer is looking for a move …',
  discard: 'Throw it away',
  keep: 'Keep it as a line',
  lines: 'Lines tried out',
  lineFrom: (move: number) => (move === 0 ? 'From the start' : `After move ${move}`),
  remove: (line: string) => `Remove ${line}`,
};

export type Words = typeof en;
