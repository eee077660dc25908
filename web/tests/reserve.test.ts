// What cannot be kept goes on in memory, and is kept as soon as there is room again.
import { beforeEach, expect, test, vi } from 'vitest';
import { Overtaken } from '../src/table/book';
import { keeping } from '../src/table/keeping.svelte';
import { labelOf } from '../src/table/label';
import { ArchiveInMemory } from '../src/table/memory';
import { ArchiveWithReserve } from '../src/table/reserve';

/** A browser's storage that can be filled up. */
class Storage extends ArchiveInMemory {
  problem: Error | null = null;

  override async put(...tables: Parameters<ArchiveInMemory['put']>) {
    if (this.problem) throw this.problem;
    await super.put(...tables);
  }
  override async append(...what: Parameters<ArchiveInMemory['append']>) {
    if (this.problem) throw this.problem;
    await super.append(...what);
  }
}

const full = () => Object.assign(new Error(), { name: 'QuotaExceededError' });
const entry = (n: number, more: object = { what: 'step' }) => ({ n, t: n, ...more });
const table = (id: string) => {
  const entries = [entry(0, { what: 'opened', game: 'x' }), entry(1, { what: 'started' })];
  return { label: labelOf(id, entries, 1, 0), entries };
};

vi.stubGlobal('navigator', {});
let storage = new Storage();
beforeEach(() => {
  storage = new Storage();
  keeping.trouble = null;
});

test('as long as there is room everything is kept', async () => {
  const archive = await ArchiveWithReserve.over(storage);
  await archive.put(table('a'));
  await archive.append('a', [entry(2)]);
  expect(await storage.entries('a', 0)).toHaveLength(3);
  expect(keeping.trouble).toBeNull();
  await expect(archive.append('a', [entry(2)])).rejects.toBeInstanceOf(Overtaken);
  await expect(archive.append('b', [entry(2)])).rejects.toBeInstanceOf(Overtaken);
});

test('when the storage is full the game goes on, and the person is told', async () => {
  const archive = await ArchiveWithReserve.over(storage);
  await archive.put(table('a'));
  storage.problem = full();
  await archive.append('a', [entry(2)]);
  await archive.append('a', [entry(3)]);
  await archive.put(table('b'));
  expect(keeping.trouble).toBe('full');
  expect(await storage.entries('a', 0)).toHaveLength(2);
  expect(await archive.entries('a', 1)).toHaveLength(3);
  expect((await archive.labels()).map(({ id, steps }) => [id, steps])).toEqual([['a', 2], ['b', 0]]);
});

test('what else may be wrong is not called full', async () => {
  const archive = await ArchiveWithReserve.over(storage);
  storage.problem = new Error('the disk does not answer');
  await archive.put(table('a'));
  expect(keeping.trouble).toBe('failed');
  expect((await archive.label('a'))?.id).toBe('a');
});

test('what is in memory is kept as soon as something was removed and there is room', async () => {
  const archive = await ArchiveWithReserve.over(storage);
  await archive.put(table('a'));
  await archive.put(table('b'));
  storage.problem = full();
  await archive.append('a', [entry(2)]);
  await archive.remove('none');
  expect(keeping.trouble).toBe('full');
  storage.problem = null;
  await archive.remove('b');
  expect(keeping.trouble).toBeNull();
  expect((await storage.labels()).map(({ id, entries }) => [id, entries])).toEqual([['a', 3]]);
});

test('a table that went on in another window is not overwritten', async () => {
  const archive = await ArchiveWithReserve.over(storage);
  await archive.put(table('a'));
  storage.problem = full();
  await archive.append('a', [entry(2, { what: 'step', move: 'here' })]);
  storage.problem = null;
  await storage.append('a', [entry(2, { what: 'step', move: 'there' })]);
  await archive.remove('none');
  expect(await storage.entries('a', 2)).toMatchObject([{ move: 'there' }]);
  expect(await archive.entries('a', 2)).toMatchObject([{ move: 'here' }]);
});
