// Every puzzle there is can be shown and solved on a page: its moves are legal, its solution is one of them as a board would
// play it, and its line ends with a win if it ends.
import { describe, expect, test } from 'vitest';
import { steps } from '../src/pages/puzzles/collection';
import { engine } from './engine';
import { allPuzzles } from './puzzle-files';

describe.skipIf(allPuzzles.length === 0)('the puzzles of all families', () => {
  test('each has a name of its own, which is no date, and a step', () => {
    expect(new Set(allPuzzles.map(({ id }) => id)).size).toBe(allPuzzles.length);
    for (const { id, step } of allPuzzles) {
      expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(id).not.toBe('today');
      expect(step >= 1 && step <= steps && Number.isInteger(step), id).toBe(true);
    }
  });

  test('each can be played as it says', async () => {
    const { games } = await engine.ask('games', {});
    for (const { id, game, rules, options, moves, seat, solution, line } of allPuzzles) {
      expect(games.find((one) => one.id === game)?.rules, id).toBe(rules);
      const { actors, legal } = await engine.ask('legal', { game, options, moves });
      expect(actors, id).toEqual([seat]);
      expect(legal[seat]!.map((move) => `${seat} ${move}`), id).toContain(solution);
      expect(legal[seat]!.length, id).toBeGreaterThan(1);
      expect(line[0], id).toBe(solution);
      const end = await engine.ask('legal', { game, options, moves: [...moves, ...line] });
      if (end.over) expect(end.winners, id).toContain(seat);
    }
  }, 60_000);
});
