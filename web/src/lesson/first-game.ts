// The game at the end of a lesson: the learner at the first seat, the gentlest computer player at all others.
import { catalogue } from '../engine/catalogue';
import type { RuleSet } from '../engine/protocol';
import { rememberedNames } from '../pages/setup/names';
import { opponentsOf } from '../engine/opponents';
import { newTable, type Sitter } from '../table/tables';

export async function firstGame(ruleSet: RuleSet): Promise<string> {
  const gentlest: Sitter = { kind: 'computer', player: opponentsOf(ruleSet, catalogue.bots)[0]!.id };
  const [name] = rememberedNames();
  const learner: Sitter = name ? { kind: 'person', name } : { kind: 'person' };
  return newTable({ game: ruleSet.id, options: { start: 0 } }, ruleSet.seats.map((_, seat) => (seat === 0 ? learner : gentlest)));
}
