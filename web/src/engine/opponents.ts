// Which computer players are offered for a rule set, from the gentlest on.
import type { Bot, RuleSet } from './protocol';

/** Those made for people; where a rule set has only one of them, all it has. */
export function opponentsOf(ruleSet: RuleSet, bots: Bot[]): Bot[] {
  const all = bots.filter(({ id }) => ruleSet.bots.includes(id));
  const opponents = all.filter(({ opponent }) => opponent);
  return opponents.length > 1 ? opponents : all;
}

/** Whom a newcomer plays with: not the very gentlest of many, who gives games away. */
export const easyOne = (offered: Bot[]): string => offered[offered.length > 4 ? 1 : 0]?.id ?? 'person';
