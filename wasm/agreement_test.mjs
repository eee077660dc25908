// The page's engine and the native one answer alike: over every position of the recorded playthroughs of all rule
// sets, and over the requests of the protocol's page. Usage: node wasm/agreement_test.mjs build/wasm/engine.wasm build/release/ardri
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from './engine.mjs';

const [wasm, native] = process.argv.slice(2);
const root = new URL('..', import.meta.url).pathname;
const ask = await loadEngine(readFileSync(wasm));

function askNative(lines) {
  const run = spawnSync(native, ['engine'], { input: lines.join('\n') + '\n', maxBuffer: 1 << 30 });
  assert.equal(run.status, 0, String(run.stderr));
  return String(run.stdout).trimEnd().split('\n');
}

/** What is heard before the answer, and the answer. */
function hear(line) {
  const lines = [];
  const answer = ask(line, (heard) => lines.push(heard));
  return [...lines, answer];
}

function expectAgreement(lines) {
  const answers = askNative(lines);
  for (const line of lines) for (const said of hear(line)) assert.equal(said, answers.shift(), line);
  assert.equal(answers.length, 0);
}

const longEnough = 150; // going over all positions of a game costs the square of its moves

function positionsOf(playthrough) {
  const [header, ...rest] = playthrough.split('\n');
  const { game, options } = JSON.parse(header);
  return { game, options, moves: rest.slice(0, Math.min(rest.indexOf(''), longEnough)) };
}

/** Requests about every position of a recorded game. */
function requestsOf(playthrough) {
  const { game, options, moves } = positionsOf(playthrough);
  const lines = [];
  for (let count = 0; count <= moves.length; ++count) {
    const position = { game, options, moves: moves.slice(0, count) };
    lines.push(JSON.stringify({ do: 'legal', ...position }));
    lines.push(JSON.stringify({ do: 'show', as: count % 2, ...position }));
    for (const move of ['D4', 'B2-C4', 'B2xC4', 'B2-C4*', 'D4/B2-B3', 'pass', 'out', 'A1'])
      lines.push(JSON.stringify({ do: 'why', move, ...position }));
  }
  return lines;
}

const golden = `${root}/tests/golden`;
const playthroughs = readdirSync(golden).filter((name) => name.endsWith('.txt') && name !== 'perft.txt');
for (const file of playthroughs)
  test(`agrees over the playthrough ${file}`, () => expectAgreement(requestsOf(readFileSync(`${golden}/${file}`, 'utf8'))));

// Computer players find the same moves by the same nodes, in the page and outside it.
for (const bot of ['level-1', 'level-2', 'level-5', 'level-6', 'heuristic', 'alpha-beta', 'uct', 'uct-informed', 'samples', 'random'])
  test(`${bot} thinks the same`, () => {
    const lines = [];
    for (const file of playthroughs) {
      const { game, options, moves } = positionsOf(readFileSync(`${golden}/${file}`, 'utf8'));
      for (let count = 0; count < moves.length; count += 9)
        lines.push(JSON.stringify({ do: 'best', game, options, moves: moves.slice(0, count), bot, seed: count, budget_nodes: 700 }));
    }
    const answers = askNative(lines).map((answer) => JSON.parse(answer));
    lines.forEach((line, i) => {
      const { move, visits, line: how } = JSON.parse(ask(line));
      assert.deepEqual({ move, visits, how }, { move: answers[i].move, visits: answers[i].visits, how: answers[i].line }, line);
    });
  });

test('tells of its thoughts as the native one does', () => {
  const line = JSON.stringify({ do: 'best', game: 'high-kings-1', bot: 'level-6', budget_nodes: 20000, info: true, id: 1 });
  const told = hear(line);
  const findings = (lines) => lines.map((text) => JSON.parse(text)).map(({ info, ...rest }) => info ?? rest)
    .map(({ move, visits, depth, line: how }) => ({ move, visits, depth, how }));
  assert.ok(told.length > 1);
  assert.deepEqual(findings(told), findings(askNative([line])));
});

test('judges games as the native one does', () => {
  const files = playthroughs;
  const lines = files.map((file) => {
    const { game, options, moves } = positionsOf(readFileSync(`${golden}/${file}`, 'utf8'));
    // Where hands are hidden there are other players, and games are long.
    const hidden = moves.some((move) => move.startsWith('*'));
    const judge = hidden ? { bot: 'samples', budget_nodes: 5 } : { bot: 'level-6', budget_nodes: 300 };
    return JSON.stringify({ do: 'analyse', game, options, moves: moves.slice(0, 80), ...judge });
  });
  const judged = (answer) => {
    const { moves, moments } = JSON.parse(answer);
    return { moments, moves: moves.map(({ mark, line }) => ({ mark, line })) };
  };
  const answers = askNative(lines);
  lines.forEach((line, i) => assert.deepEqual(judged(ask(line)), judged(answers[i]), line));
});

test('agrees over the requests of the page and the odd ones', () => {
  const corpus = `${root}/tests/fuzz/corpus/protocol`;
  expectAgreement(readdirSync(corpus).map((name) => readFileSync(`${corpus}/${name}`, 'utf8')));
});

test('survives noise', () => {
  for (const line of ['', '{', '[1,2]', 'ÿ', '[' .repeat(100000), ' '.repeat((1 << 20) + 1)])
    assert.ok(JSON.parse(ask(line)).error, line.slice(0, 20));
});
