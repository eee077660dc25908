// Steps that nobody played: a table of their own plays them, and tells what happened and what is seen.
import type { Line, RuleSet } from '../../engine/protocol';
import type { Happening } from '../../games/face';
import { afterMessages, nothing } from '../../table/known';
import { looseTable, recordText } from '../../table/tables';
import { positionOf } from '../position';

/** What each of the steps would do, from where the line ends. */
export async function follow(ruleSet: RuleSet, { options = {}, moves = [], content }: Line, steps: string[]): Promise<Happening[]> {
  const table = await looseTable(recordText(ruleSet, options, [...moves, ...steps], content), { game: ruleSet.id, options });
  try {
    const known = afterMessages(nothing, await table.messages('all', 0));
    const seen = async (count: number) => positionOf(await table.look('all', count > 0 ? known.steps[count - 1]!.n : known.begun), 'all', content);
    const positions = await Promise.all([...steps, ''].map((_, i) => seen(moves.length + i)));
    return steps.map((step, i) => ({
      ruleSet, step, before: positions[i]!, after: positions[i + 1]!, events: known.steps[moves.length + i]!.events,
    }));
  } finally {
    table.leave();
  }
}
