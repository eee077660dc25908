// What each of several moves would do, as boards are told of it: from where the table stands, or after what is drafted.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LooseLeaves } from '../src/table/book';
import type { RuleSet } from '../src/engine/protocol';
import { desk } from './desk';
import { engine } from './engine';

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('navigator', {});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { OwnTable } = await import('../src/table/own-table.svelte');
const { Table } = await import('../src/play/table.svelte');
const { Draft } = await import('../src/play/draft.svelte');

const game = 'seat-of-kings';
let table: InstanceType<typeof Table>;

beforeAll(async () => {
  const { games } = await engine.ask('games', {});
  const id = 'foreseen';
  const { entries } = await desk.ask('open', id, { key: 'k', now: 0, setting: { game, options: { players: 2 }, one_screen: true } });
  const source = await OwnTable.open(desk, {} as never, new LooseLeaves(entries), { id, seats: [0, 1], seed: 1, channel: null });
  for (const seat of [0, 1]) await source.ask(seat, { what: 'sit', seat, sitter: { kind: 'person' } });
  await source.ask(0, { what: 'start' });
  table = await Table.open(source, {} as never, games.find(({ id }) => id === game) as RuleSet, true);
  for (const seat of [0, 1]) {
    const { legal, question } = (await source.messages(seat, 0)).at(-1)!.sight!;
    await source.ask(seat, { what: 'move', question: question!, moves: [legal![0]!] });
  }
  await vi.waitFor(() => expect(table.game.known.sight).toMatchObject({ view: { phase: 'turn' }, legal: expect.anything() }));
});
afterAll(() => table.leave());

test('every legal move says what it would do, as trying it does', async () => {
  const { legal } = table.game.known.sight!;
  const foreseen = await table.attemptEach(legal!);
  expect(foreseen.map(({ move }) => move)).toEqual(legal);
  for (const { move, events, ends } of foreseen.slice(0, 20)) {
    const tried = await table.attempt([move]);
    if (!ends) expect(events).toEqual(tried!.steps[0]!.events);
  }
  expect(foreseen.some(({ events }) => events.length > 0)).toBe(true);
});

test('a move that cannot be played is refused, and the others are not', async () => {
  const [legal] = table.game.known.sight!.legal!;
  const [one, other] = await table.attemptEach(['hop', legal!]);
  expect(one).toMatchObject({ move: 'hop', events: [], refused: { kind: 'refused-move', number: 1 } });
  expect(other!.refused).toBeUndefined();
});

test('what is drafted comes before: after it another is to move', async () => {
  const { legal } = table.game.known.sight!;
  const { move } = (await table.attemptEach(legal!)).find(({ events }) => events.length > 0)!;
  const [other] = legal!;
  table.draft = new Draft(table.seat!, table.game.known.sight!.question!, table.game.position!);
  table.draft.add((await table.attempt([move]))!, table.game.position!);
  expect(await table.attemptEach([other!, 'hop'])).toEqual([{ move: other, events: [], ends: 'another' }, { move: 'hop', events: [], ends: 'another' }]);
});

test('nobody who is not to move is told anything', async () => {
  vi.spyOn(table, 'seat', 'get').mockReturnValue(null);
  expect(await table.attemptEach(['hop'])).toEqual([]);
});
