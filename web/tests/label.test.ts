// What the home page knows of a table without reading its log.
import { expect, test } from 'vitest';
import { labelAfter, labelOf } from '../src/table/label';

const entries = (...what: object[]) => what.map((one, n) => ({ n, t: 1000 + n, ...one }));
const begun = (match: boolean) => [{ what: 'opened', game: 'x', match }, { what: 'seated', seat: 0, kind: 'person', name: 'Ann', player: '' },
  { what: 'seated', seat: 1, kind: 'computer', name: '', player: 'level-1' }, { what: 'started' }];
const step = { what: 'step', seat: 0, move: 'a' };
const over = { what: 'over', cause: 'played' };

test('a new table, and one that goes on', () => {
  const label = labelOf('id', entries(...begun(false)), 2, 7);
  expect(label).toMatchObject({ id: 'id', game: 'x', games: 1, steps: 0, over: false, entries: 4, begun: 1000, touched: 1003, seed: 7 });
  expect(label.sitters.map(({ name, player }) => name || player)).toEqual(['Ann', 'level-1']);
  const on = labelAfter(label, [{ n: 4, t: 2000, ...step }, { n: 5, t: 2001, ...step }]);
  expect(on).toMatchObject({ steps: 2, entries: 6, touched: 2001 });
  expect(labelAfter(on, [{ n: 6, t: 2002, what: 'taken-back', steps: 1, kept: 0 }]).steps).toBe(1);
  expect(labelAfter(on, [])).toBe(on);
});

test('a match is over after its last game, or when it is conceded', () => {
  const first = labelOf('id', entries(...begun(true), step, over), 2, 0);
  expect(first).toMatchObject({ games: 2, over: false, finished: 0 });
  const second = labelAfter(first, [{ n: 6, t: 3000, what: 'next-game' }, { n: 7, t: 3000, ...step }]);
  expect(second).toMatchObject({ finished: 1, steps: 1, over: false });
  expect(labelAfter(second, [{ n: 8, t: 3001, ...over }]).over).toBe(true);
  expect(labelAfter(second, [{ n: 8, t: 3001, ...over }, { n: 9, t: 3002, what: 'taken-back', steps: 0, kept: 0 }]).over).toBe(false);
  expect(labelAfter(labelOf('id', entries(...begun(true), step), 2, 0), [{ n: 5, t: 3001, what: 'over', cause: 'resigned' }]).over).toBe(true);
});
