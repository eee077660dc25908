// The game at the end of a lesson: the learner at the first seat, the gentlest computer player at all others.
import { catalogue, seatsOf } from '../engine/catalogue';
import type { Options, RuleSet } from '../engine/protocol';
import { rememberedNames } from '../pages/setup/names';
import { opponentsOf } from '../engine/opponents';
import { newTable, type Sitter } from '../table/tables';

export async function firstGame(ruleSet: RuleSet, played: Options): Promise<string> {
  const gentlest: Sitter = { kind: 'computer', player: opponentsOf(ruleSet, catalogue.bots)[0]!.id };
  const [name] = rememberedNames();
  const learner: Sitter = name ? { kind: 'person', name } : { kind: 'person' };
  const starts = ruleSet.options.some((option) => option.name === 'start');
  const options = starts ? { ...played, start: 0 } : played;
  return newTable({ game: ruleSet.id, options }, Array.from({ length: seatsOf(ruleSet, options) }, (_, seat) => (seat === 0 ? learner : gentlest)));
}
