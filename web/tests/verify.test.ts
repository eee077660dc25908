// Logs verified as in the page: bits are worked out and offered to a desk until it has all it wants.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { EngineFault } from '../src/engine/engine';
import type { Happening } from '../src/engine/protocol';
import { verify, type Entry, type Offer } from '../src/fair/verification';
import { Desk } from '../src/table/desk';
import { readLog } from '../src/table/log';
import { root } from './root';

interface Golden {
  name: string;
  log: Entry[];
  verdict: Happening;
  bits: [game: number, draw: string, attempt: number, bits: string][];
}
const golden: Golden[] = JSON.parse(readFileSync(`${root}/tests/golden/fair-draws.json`, 'utf8')).logs;
const named = (name: string) => golden.find((each) => each.name === name)!;
const textOf = (log: Entry[]) => log.map((entry) => `${JSON.stringify(entry)}\n`).join('');

const native = spawn(process.env.ARDRI ?? `${root}/build/release/ardri`, ['table']);
const waiting: ((line: string) => void)[] = [];
createInterface({ input: native.stdout }).on('line', (line) => waiting.shift()?.(line));
native.unref();
const desk = new Desk((line) => new Promise((answer) => {
  waiting.push(answer);
  native.stdin.write(line + '\n');
}), 'any');

test('every log gets the verdict that C++ gives', async () => {
  expect(golden.length).toBeGreaterThan(8);
  for (const { name, log, verdict } of golden) {
    const found = await verify(textOf(log), (bits) => desk.verify(textOf(log), bits));
    expect(found.verdict, name).toEqual(verdict);
    expect(found.right, name).toBe(name === 'honest');
    expect(found.draws.length > 0, name).toBe(verdict.kind === 'draws-differ');
  }
});

test('bits are offered as they are wanted, those of C++ and no others', async () => {
  const { log, bits } = named('honest');
  const rounds: Offer[][] = [];
  await verify(textOf(log), (offered) => (rounds.push([...offered]), desk.verify(textOf(log), offered)));
  expect(rounds[0]).toEqual([]);
  expect(rounds.length).toBeGreaterThan(2);
  for (const [i, round] of rounds.entries()) if (i > 0) expect(round.slice(0, rounds[i - 1]!.length)).toEqual(rounds[i - 1]);
  const known = bits.map(([game, draw, attempt, number]) => [game, Number(draw), attempt, BigInt(number).toString(16).padStart(16, '0')]);
  expect(rounds.at(-1)!.map(String).sort()).toEqual(known.map(String).sort());
});

test('a draw that differs comes with what was due', async () => {
  const { log } = named('two draws exchanged');
  const { draws } = await verify(textOf(log), (bits) => desk.verify(textOf(log), bits));
  // The second is due from what was left after the first as it was drawn.
  expect(draws).toEqual([{ entry: 6, draw: 0, drawn: 'mission m12', due: 'mission m8' }, { entry: 7, draw: 1, drawn: 'mission m8', due: 'mission m11' }]);
});

test('a log becomes a record, as far as it can have happened', async () => {
  const whole = await readLog(desk, textOf(named('honest').log));
  expect(whole.verified).toMatchObject({ right: true, broken: null });
  const steps = named('honest').log.filter(({ what }) => what === 'step').length;
  expect((await desk.read(whole.record)).map(({ moves }) => moves.length)).toEqual([steps]);

  const again = await readLog(desk, textOf(named('a draw taken back').log));
  expect(again.verified).toMatchObject({ right: false, verdict: { kind: 'draws-unsound' }, broken: { fault: { kind: 'entry', number: '46' } } });
  expect((await desk.read(again.record))[0]!.moves.length).toBe(steps);
});

test('what is no log is refused, with the line', async () => {
  const text = textOf(named('honest').log);
  const faultOf = (log: string) => readLog(desk, log).then(() => null, (problem) => (problem as EngineFault).fault?.fault);
  expect(await faultOf(text.slice(0, -20))).toMatchObject({ kind: 'on-line', line: 48, fault: { kind: 'json', error: 'incomplete' } });
  expect(await faultOf(text.replace('"what":"started"', '"what":"dancing"'))).toMatchObject({ kind: 'on-line', line: 6 });
  expect(await faultOf('')).toMatchObject({ kind: 'empty-log' });
  expect(await faultOf(text.replace('"n":0', '"n":1'))).toMatchObject({ kind: 'entry-number' });
});
