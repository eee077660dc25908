// The order in which puzzles have their days: the same everywhere, for any date, with all of them shown before one comes again.
import type { Puzzle } from './collection';

type Kind = Pick<Puzzle, 'id' | 'game' | 'step'>;

function groupsBy<One, Key>(all: One[], keyOf: (one: One) => Key): One[][] {
  const groups = new Map<Key, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** Groups laid into one another, each spread evenly over the whole. */
function spread<One>(groups: One[][]): One[] {
  const placed = groups.flatMap((group) => group.map((one, i) => ({ one, place: (i + 0.5) / group.length })));
  return placed.sort((a, b) => a.place - b.place).map(({ one }) => one);
}

/** Each rule set begins with another step than the one before, so that days in a row differ in both. */
export function dailyOrder<One extends Kind>(puzzles: One[]): One[] {
  const sorted = [...puzzles].sort((a, b) => (a.step - b.step) || (a.id < b.id ? -1 : 1));
  const games = groupsBy(sorted, ({ game }) => game).sort(([a], [b]) => (a!.game < b!.game ? -1 : 1));
  return spread(games.map((group, i) => {
    const mixed = spread(groupsBy(group, ({ step }) => step));
    const first = i % mixed.length;
    return [...mixed.slice(first), ...mixed.slice(0, first)];
  }));
}

/** The puzzle of a day, by its number. */
export function puzzleOf<One>(order: One[], day: number): One | undefined {
  return order[((day % order.length) + order.length) % order.length];
}

/** The next one that is not solved yet: after this one in the list, else from its beginning. */
export function nextOpen<One extends Kind>(list: One[], from: string, isSolved: (id: string) => boolean): One | undefined {
  const at = list.findIndex(({ id }) => id === from);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].find(({ id }) => !isSolved(id));
}

/** Its number among those of its rule set. */
export const numberOf = <One extends Kind>(list: One[], puzzle: One): number => list.filter(({ game }) => game === puzzle.game).indexOf(puzzle) + 1;
