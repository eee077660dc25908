// What the rules page says, in English. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../words/plural';

export const en = {
  of: (name: string) => `Rules of ${name}`,
  aim: 'Aim of the game',
  choose: 'Rule set',
  play: 'Play this',
  learn: 'Learn it step by step',
  components: 'What is in the box',
  contents: 'Contents',
  find: 'Find in the rules',
  found: (count: number) => (count === 0 ? 'No rule found.' : plural(count, 'rule', 'rules')),
  notFound: (sought: string) => `No rule has “${sought}”. All words must be in one rule.`,
  clear: 'Show all rules',
  decision: 'Decision',
  decisionAbout: 'The rulebook is silent, contradicts itself or leaves it open here; this is how it is played on this site.',
  source: 'Source',
};

export type Words = typeof en;
