// A stretch in real time is gone through at its own pace, and no further than to its end.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsItHappened } from '../src/play/as-it-happened.svelte';
import type { Game } from '../src/play/game.svelte';
import type { PlayedStep } from '../src/table/known';

const step = (seat: number | '*', took: number): PlayedStep => ({ n: 0, t: 0, took, seat, move: 'x', events: [] });

/** The stretch is steps 2 to 4: after the first the game waits for it, after the fifth it is over. */
function gameOf(steps: PlayedStep[]) {
  const shown: [number, number][] = [];
  const game = {
    at: 1,
    known: { steps },
    get live() {
      return this.at === steps.length;
    },
    get position() {
      return { timer: this.at > 1 && this.at < 5 ? { ends: 1 } : null, waits: this.at === 1 };
    },
    async show(count: number) {
      this.at = count;
      shown.push([count, Date.now()]);
    },
  };
  return { game, shown, stretch: new AsItHappened(game as unknown as Game) };
}
const recorded = [step(0, 0), step(0, 2000), step('*', 0), step(1, 1500), step('*', 500), step('*', 0), step(0, 9000)];

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('each step comes when it came, and then it stops', async () => {
  const { stretch, shown } = gameOf(recorded);
  expect(stretch.offered).toBe(true);
  const run = stretch.run();
  expect(stretch.running).toBe(true);
  await vi.runAllTimersAsync();
  await run;
  expect(shown).toEqual([[2, 2000], [3, 2000], [4, 3500], [5, 4000]]);
  expect(stretch.running).toBe(false);
  expect(stretch.offered).toBe(false);
});

test('at double and at half the speed', async () => {
  for (const [turns, end] of [[1, 2000], [2, 8000]] as const) {
    vi.setSystemTime(0);
    const { stretch, shown } = gameOf(recorded);
    for (let i = 0; i < turns; ++i) stretch.nextSpeed();
    const run = stretch.run();
    await vi.runAllTimersAsync();
    await run;
    expect(shown.at(-1)).toEqual([5, end]);
  }
});

test('a game that was written down has no times: its steps come evenly, what chance draws with them', async () => {
  const { stretch, shown } = gameOf(recorded.map(({ seat }) => step(seat, 0)));
  const run = stretch.run();
  await vi.runAllTimersAsync();
  await run;
  expect(shown).toEqual([[2, 700], [3, 700], [4, 1400], [5, 1400]]);
});

test('whoever goes elsewhere, or stops it, is not taken along', async () => {
  const { game, stretch, shown } = gameOf(recorded);
  const run = stretch.run();
  game.at = 6;
  await vi.runAllTimersAsync();
  await run;
  expect(shown).toEqual([]);
  expect(stretch.running).toBe(false);
  game.at = 1;
  void stretch.run();
  stretch.stop();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([]);
});
