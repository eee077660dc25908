// A table of the page's own whose desk takes its time: what was touched in time counts.
import { beforeEach, expect, test, vi } from 'vitest';
import { LooseLeaves } from '../src/table/book';
import type { Desk } from '../src/table/desk';

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('navigator', {});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { OwnTable } = await import('../src/table/own-table.svelte');

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const touch = { what: 'move' as const, question: 1, moves: ['lift 1'] };

/** Takes so long for everything, and notes what it was asked to decide and for when. */
class SlowDesk {
  decided: { what: string; now: number; at: number }[] = [];
  wake: number | null = null;

  constructor(private readonly takes: number) {}

  async ask(verb: string, _table: string, fields: Record<string, any>) {
    await wait(this.takes);
    if (verb === 'state') return { stage: 'playing', entries: 1, wake: this.wake, awaited: [], real_time: true };
    if (verb !== 'decide') return {};
    if (fields.ask.what === 'wake') this.wake = null;
    this.decided.push({ what: fields.ask.what, now: fields.now, at: Date.now() });
    return { entries: [] };
  }
}

let desk: SlowDesk;
const open = async (takes: number, wake?: number) => {
  desk = new SlowDesk(takes);
  desk.wake = wake ?? null;
  return OwnTable.open(desk as unknown as Desk, {} as never, new LooseLeaves([{ n: 0 }]), { id: 'slow', seats: [0], seed: 1, channel: null });
};
beforeEach(() => vi.restoreAllMocks());

test('a touch counts when it was made, not when the desk gets round to it', async () => {
  const table = await open(30);
  const touchedAt = Date.now();
  void table.ask(0, { what: 'pause' });
  await table.ask(0, touch, touchedAt);
  expect(desk.decided.map(({ what }) => what)).toEqual(['pause', 'move']);
  expect(desk.decided[1]!.now).toBe(touchedAt);
  expect(desk.decided[1]!.at).toBeGreaterThanOrEqual(touchedAt + 50);
  table.leave();
});

test('nothing was touched later than now, and what is no touch is asked for now', async () => {
  const table = await open(1);
  await table.ask(0, touch, Date.now() + 60_000);
  await table.ask(0, touch);
  for (const { now, at } of desk.decided) expect(at - now).toBeGreaterThanOrEqual(0);
  for (const { now, at } of desk.decided) expect(at - now).toBeLessThan(1000);
  table.leave();
});

test('the clock does not overtake a touch that waits to be heard', async () => {
  const ends = Date.now() + 200;
  const timer = setTimeout;
  // When the time runs out, a touch from before waits in the browser's queue: it comes next.
  const waiting = () => setImmediate(() => void table.ask(0, touch, ends - 10));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay = 0) => timer(() => (run(), delay > 50 && waiting()), delay)) as never);
  const table = await open(1, ends);
  await vi.waitFor(() => expect(desk.decided).toHaveLength(2));
  expect(desk.decided.map(({ what }) => what)).toEqual(['move', 'wake']);
  expect(desk.decided[0]!.now).toBe(ends - 10);
  expect(desk.decided[1]!.now).toBeGreaterThanOrEqual(ends);
  table.leave();
});
