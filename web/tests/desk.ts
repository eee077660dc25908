// The native desk for tests: tables of any game, as the page's rules modules answer for one.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Desk } from '../src/table/desk';
import { afterMessages, nothing, type Known } from '../src/table/known';
import { root } from './root';

const native = spawn(process.env.ARDRI ?? `${root}/build/release/ardri`, ['table']);
const waiting: ((line: string) => void)[] = [];
createInterface({ input: native.stdout }).on('line', (line) => waiting.shift()?.(line));
native.unref();

export const desk = new Desk(
  (line) => new Promise((answer) => {
    waiting.push(answer);
    native.stdin.write(line + '\n');
  }),
  'tests',
);

/** What the first seat knows of a game that was recorded. */
export async function knownAfter(record: string, seats: number): Promise<Known> {
  const id = 'recorded';
  const sitters = Array.from({ length: seats }, () => ({ kind: 'person' as const }));
  const { entries } = await desk.ask('set', id, { record, number: 0, now: 0, sitters, setting: { one_screen: true } });
  await desk.ask('apply', id, { entries });
  const { messages } = await desk.ask('messages', id, { as: 0, from: 0 });
  await desk.ask('forget', id, {});
  return afterMessages(nothing, messages);
}
