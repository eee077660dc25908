// What the log and the ribbon say, in English. The other languages have the same shape; the compiler sees to it.
export const en = {
  way: 'How the moves are told',
  words: 'In words',
  notation: 'In notation',
  earlier: 'What was before',
  later: 'What came later',
  look: 'Look',
  happened: 'What happened',
  nothing: 'Nothing new.',
  skip: 'Show everything at once',
};

export type Words = typeof en;
