// Thoughts come one after the other, and one that nobody wants any more is stopped in the middle.
import { expect, test } from 'vitest';
import { Stopped, Thinker } from '../src/engine/thinker';

/** Workers that answer when they are told to. */
class Workshop {
  started = 0;
  ended = 0;
  asked: { line: string; answer: (line: string) => void; hear: (line: string) => void }[] = [];

  start = () => {
    ++this.started;
    return {
      send: (line: string, hear: (line: string) => void) =>
        new Promise<string>((answer) => this.asked.push({ line, answer, hear })),
      end: () => void ++this.ended,
    };
  };
}

const line = { game: 'four-treasures', bot: 'level-6' };
const never = new AbortController().signal;
const turns = () => new Promise((done) => setTimeout(done));

test('a thought waits for the one before it', async () => {
  const workshop = new Workshop();
  const thinker = new Thinker(workshop.start);
  const first = thinker.ask('best', { ...line, seed: 1 }, never);
  const second = thinker.ask('best', { ...line, seed: 2 }, never);
  expect(workshop.asked.map(({ line }) => JSON.parse(line).seed)).toEqual([1]);
  workshop.asked[0]!.answer('{"move":"0 C4"}');
  expect(await first).toEqual({ move: '0 C4' });
  await turns();
  expect(workshop.asked.map(({ line }) => JSON.parse(line).seed)).toEqual([1, 2]);
  workshop.asked[1]!.answer('{"error":"no","at":"x"}');
  await expect(second).rejects.toThrow('no');
  expect([workshop.started, workshop.ended]).toEqual([1, 0]);
});

test('what is told is heard, and asked for only by those who listen', async () => {
  const workshop = new Workshop();
  const thinker = new Thinker(workshop.start);
  const depths: number[] = [];
  const thought = thinker.ask('best', line, never, ({ depth }) => depths.push(depth));
  expect(JSON.parse(workshop.asked[0]!.line).info).toBe(true);
  workshop.asked[0]!.hear('{"info":{"depth":1}}');
  workshop.asked[0]!.hear('{"info":{"depth":2}}');
  workshop.asked[0]!.answer('{"move":"0 C4"}');
  await thought;
  expect(depths).toEqual([1, 2]);
  void thinker.ask('best', line, never);
  await turns();
  expect(JSON.parse(workshop.asked[1]!.line)).not.toHaveProperty('info');
});

test('a thought is stopped with its worker, and the next one goes on', async () => {
  const workshop = new Workshop();
  const thinker = new Thinker(workshop.start);
  const stop = new AbortController();
  const heard: unknown[] = [];
  const first = thinker.ask('best', line, stop.signal, (told) => heard.push(told));
  const second = thinker.ask('best', { ...line, seed: 2 }, never);
  stop.abort();
  await expect(first).rejects.toBeInstanceOf(Stopped);
  expect([workshop.started, workshop.ended]).toEqual([2, 1]);
  workshop.asked[0]!.hear('{"info":{"depth":9}}');
  expect(heard).toEqual([]);
  expect(JSON.parse(workshop.asked[1]!.line).seed).toBe(2);
  workshop.asked[0]!.answer('{"move":"0 A2"}'); // too late, and no answer to the second
  await turns();
  workshop.asked[1]!.answer('{"move":"0 C4"}');
  expect(await second).toEqual({ move: '0 C4' });
});

test('a thought that waits is dropped without disturbing the others', async () => {
  const workshop = new Workshop();
  const thinker = new Thinker(workshop.start);
  const stop = new AbortController();
  const first = thinker.ask('best', line, never);
  const second = thinker.ask('best', line, stop.signal);
  stop.abort();
  await expect(second).rejects.toBeInstanceOf(Stopped);
  await expect(thinker.ask('best', line, stop.signal)).rejects.toBeInstanceOf(Stopped);
  workshop.asked[0]!.answer('{"move":"0 C4"}');
  expect(await first).toEqual({ move: '0 C4' });
  expect([workshop.started, workshop.ended, workshop.asked.length]).toEqual([1, 0, 1]);
});
