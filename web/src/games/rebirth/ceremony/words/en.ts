// What the final scoring says, in English. The other languages have the same shape; the compiler sees to it.
import type { Chapter } from '../chapters';

export const en = {
  title: 'The final scoring',
  names: {
    unfinished: 'Settlement areas that are not full', castles: 'Castles', private: 'Private missions', result: 'The result',
  } satisfies Record<Chapter['kind'], string> as Record<Chapter['kind'], string>,
  rules: {
    unfinished: 'Everybody scores the houses on their own tiles there.',
    castles: 'Each castle brings its owner 5 points.',
    private: 'They are turned up now, and score the higher value.',
    result: '',
  } satisfies Record<Chapter['kind'], string> as Record<Chapter['kind'], string>,
  standing: 'Points so far',
  final: 'Final points',
};

export type Words = typeof en;
