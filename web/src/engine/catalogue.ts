// What can be played: asked for when the page was built, so that the first pages need no engine.
import known from 'virtual:catalogue';
import type { Bot, Options, RuleSet } from './protocol';

export const catalogue = {
  ruleSets: known.games as RuleSet[],
  bots: known.bots as Bot[],

  find(id: string): RuleSet | undefined {
    return this.ruleSets.find((ruleSet) => ruleSet.id === id);
  },
};

/** How many sit at a table of these rules: the option says so where there is a choice. */
export const seatsOf = ({ seats }: RuleSet, options: Options): number => options.players ?? seats.length;
