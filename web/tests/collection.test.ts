// Many games in one file: out and in again, and what is done with files that others wrote.
import { beforeEach, expect, test } from 'vitest';
import type { Entry } from '../src/table/desk';
import { BadCollection, collect, takeIn } from '../src/table/collection';
import { labelOf } from '../src/table/label';
import { ArchiveInMemory } from '../src/table/memory';
import { newKey } from '../src/table/random';
import { desk } from './desk';

const deskOf = () => desk;
const heading = '{"ardri":"games","version":1}';

/** A game that two people have begun. */
async function begun(moves: string[]): Promise<{ id: string; seed: number; log: Entry[] }> {
  const id = newKey();
  const record = [JSON.stringify({ game: 'four-treasures', rules: 1, options: { start: 0 } }), ...moves].join('\n');
  const { entries } = await desk.ask('set', id, { record, number: 0, now: 1000, sitters: [{ kind: 'person' }, { kind: 'computer', player: 'level-1' }], setting: { one_screen: true } });
  return { id, seed: 7, log: entries };
}
const written = (...games: unknown[]) => [heading, ...games.map((game) => JSON.stringify(game))].join('\n') + '\n';

let archive = new ArchiveInMemory();
beforeEach(() => {
  archive = new ArchiveInMemory();
});
const take = (text: string) => takeIn(text, { into: archive, deskOf });

/** What is wrong with a text; nothing may have been kept. */
async function refusal(text: string): Promise<BadCollection> {
  const problem = await take(text).then(() => null, (problem: unknown) => problem);
  expect(problem).toBeInstanceOf(BadCollection);
  expect(await archive.labels()).toEqual([]);
  return problem as BadCollection;
}

test('games come back as they went, once', async () => {
  const games = [await begun(['0 C4']), await begun(['0 C4', '1 D4'])];
  for (const { id, seed, log } of games) await archive.put({ label: labelOf(id, log, 1, seed), entries: log });
  const before = archive.tables;
  const text = await collect(archive, await archive.labels());
  expect(text.split('\n')[0]).toBe(heading);
  expect(await take(text)).toEqual({ came: 0, known: 2 });
  archive = new ArchiveInMemory();
  const checked: number[] = [];
  expect(await takeIn(text, { into: archive, deskOf, onchecked: (done, all) => void checked.push(done, all) })).toEqual({ came: 2, known: 0 });
  expect(checked).toEqual([0, 2, 1, 2]);
  expect(archive.tables).toEqual(before);
  expect((await archive.labels()).map(({ steps }) => steps)).toEqual([1, 2]);
});

test('a game that stands in a file twice comes once', async () => {
  const game = await begun(['0 C4']);
  expect(await take(written(game, game))).toEqual({ came: 1, known: 1 });
});

test('lines may end as on other systems, and empty ones do no harm', async () => {
  expect(await take(written(await begun(['0 C4'])).replaceAll('\n', '\r\n') + '\r\n')).toEqual({ came: 1, known: 0 });
  expect(await take(heading)).toEqual({ came: 0, known: 0 });
});

test.each([
  ['nothing', '', 'noCollection', 1],
  ['no JSON', 'moves: C4', 'noCollection', 1],
  ['a record', '{"ardri":1,"game":"four-treasures"}\nC4', 'noCollection', 1],
  ['a list', '[]', 'noCollection', 1],
  ['null', 'null', 'noCollection', 1],
  ['a version to come', '{"ardri":"games","version":2}', 'version', 1],
  ['half a line', `${heading}\n{"id":"0123`, 'noJson', 2],
  ['a number for a game', `${heading}\n\n7`, 'noGame', 3],
  ['a game without a log', written({ id: '0'.repeat(18), seed: 1 }), 'noGame', 2],
  ['an empty log', written({ id: '0'.repeat(18), seed: 1, log: [] }), 'noGame', 2],
  ['a log of nulls', written({ id: '0'.repeat(18), seed: 1, log: [null] }), 'noGame', 2],
  ['a name that leads elsewhere', written({ id: '../../settings/abc', seed: 1, log: [{ n: 0, t: 0 }] }), 'noGame', 2],
  ['a name that objects have', written({ id: '__proto__', seed: 1, log: [{ n: 0, t: 0 }] }), 'noGame', 2],
  ['a seed that is none', written({ id: '0'.repeat(18), seed: -1, log: [{ n: 0, t: 0 }] }), 'noGame', 2],
  ['a time beyond all calendars', written({ id: '0'.repeat(18), seed: 1, log: [{ n: 0, t: 9e15 }] }), 'noGame', 2],
  ['entries that are not numbered', written({ id: '0'.repeat(18), seed: 1, log: [{ n: 1, t: 0 }] }), 'noGame', 2],
  ['a game that nobody knows', written({ id: '0'.repeat(18), seed: 1, log: [{ n: 0, t: 0, what: 'opened', game: 'halma' }] }), 'unknownGame', 2],
])('%s is refused', async (_, text, wrong, line) => {
  expect(await refusal(text)).toMatchObject({ wrong, line });
});

test('what the rules do not find possible is refused with their reason, and so is all that stands beside it', async () => {
  const sound = await begun(['0 C4']);
  const played = await begun(['0 C4', '1 D4']);
  const forged = { ...played, log: played.log.map((entry) => (entry.what === 'step' && entry.seat === 1 ? { ...entry, move: 'C4' } : entry)) };
  const { wrong, line, fault } = await refusal(written(sound, forged));
  expect([wrong, line]).toEqual(['impossible', 3]);
  expect(fault?.fault?.kind).toBeTruthy();
  const { wrong: unopened } = await refusal(written({ ...sound, log: [{ ...sound.log[0], options: 'none' }] }));
  expect(unopened).toBe('impossible');
});

test('a table at which nobody has begun is no game', async () => {
  const { id, seed, log } = await begun(['0 C4']);
  expect(await refusal(written({ id, seed, log: log.slice(0, 1) }))).toMatchObject({ wrong: 'noGame', line: 2 });
});

test('an engine that cannot be loaded is no fault of the file', async () => {
  const broken = { ask: () => Promise.reject(new Error('offline')) } as unknown as typeof desk;
  await expect(takeIn(written(await begun(['0 C4'])), { into: archive, deskOf: () => broken })).rejects.toThrow('offline');
  expect(await archive.labels()).toEqual([]);
});
