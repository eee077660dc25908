// The page's modules and the native program answer alike, byte for byte. Usage: node wasm/agreement_test.mjs build/wasm
// build/release/ardri. Compared are: each family's desk (rules-*.wasm) with `ardri table`, over the recorded playthroughs
// and over random tables; its players (players-*.wasm) and the engine protocol over all games (engine.wasm) with `ardri
// engine`.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine, loadModule } from './engine.mjs';

const [modules, native] = process.argv.slice(2);
const root = new URL('..', import.meta.url).pathname;
const load = (name, page) => loadModule(readFileSync(`${modules}/${name}.wasm`), page);
const json = JSON.stringify;

function askNative(command, lines) {
  const run = spawnSync(native, [command], { input: lines.join('\n') + '\n', maxBuffer: 1 << 30 });
  assert.equal(run.status, 0, String(run.stderr));
  return String(run.stdout).trimEnd().split('\n');
}

/** What is heard before the answer, and the answer. */
function hear(ask, line) {
  const lines = [];
  const answer = ask(line, (heard) => lines.push(heard));
  return [...lines, answer];
}

/** A page draws for itself: its engine shows positions without a drawing. */
function withoutDrawing({ text, ...shown }) {
  return typeof text === 'string' ? shown : { text, ...shown };
}

function expectAgreement(ask, command, lines) {
  const answers = askNative(command, lines);
  for (const line of lines)
    for (const said of hear(ask, line)) {
      const native = answers.shift();
      if (/"do" *: *"show"/.test(line)) assert.deepEqual(JSON.parse(said), JSON.parse(json(withoutDrawing(JSON.parse(native)))), line);
      else assert.equal(said, native, line);
    }
  assert.equal(answers.length, 0);
}

/** The words of faults are in files beside the page's modules: the same are kind, place and rule. */
function faultOf(answer) {
  const { error, fault, at, rule } = JSON.parse(answer);
  return error && { kind: fault.kind, at, rule };
}

/** The recorded playthroughs: game, options, all moves. */
const golden = `${root}/tests/golden`;
const playthroughs = readdirSync(golden).filter((name) => name.endsWith('.txt') && name !== 'perft.txt').map((file) => {
  const [header, ...rest] = readFileSync(`${golden}/${file}`, 'utf8').split('\n');
  const { game, rules, options } = JSON.parse(header);
  return { file, game, rules, options, moves: rest.slice(0, rest.indexOf('')) };
});

/** Which rule sets a family has, and which are played with content of their own: as the program says. */
const [catalogue] = askNative('engine', [json({ do: 'games' })]).map((line) => JSON.parse(line));
const families = [...new Set(catalogue.games.map(({ family }) => family))];
const ruleSets = (family) => catalogue.games.filter((game) => game.family === family).map(({ id }) => id);
const familyOf = Object.fromEntries(catalogue.games.map(({ id, family }) => [id, family]));

const seatsOf = (game, options) => options.players ?? catalogue.games.find(({ id }) => id === game).players.least;

/** A generator of numbers that follow from a seed. */
function dice(seed) {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state % bound;
  };
}

/** Texts that are moves of some position of the game, or nearly. */
function oddMoves(playthrough, below) {
  const moves = playthrough.moves.map((move) => move.slice(move.indexOf(' ') + 1));
  const some = () => moves[below(moves.length)];
  const cut = some();
  return [some(), some(), cut.slice(0, cut.length - 1), `${cut} 0`, some().toUpperCase(), 'D4', 'pass', '', '?'];
}

/** Requests over a whole game at a desk: every step is applied, and what it shows is read by all; about forty times moves of all kinds are asked about. */
function* deskRequests(playthrough) {
  const { game, rules, options, moves } = playthrough;
  const below = dice(moves.length);
  const record = `${json({ ardri: 1, game, rules, options })}\n${moves.join('\n')}\n`;
  yield { do: 'read', record };
  yield { do: 'read', record: `${record}0 nonsense\n` };
  const table = 'x';
  const seats = seatsOf(game, options);
  const sitters = Array.from({ length: seats }, (_, seat) => (seat ? { kind: 'computer', player: 'random' } : { kind: 'person' }));
  const { entries } = yield { do: 'set', table, now: 5, record, sitters };
  const often = Math.max(1, Math.floor(entries.length / 40));
  for (const [number, entry] of entries.entries()) {
    yield { do: 'apply', table, entries: [entry] };
    for (const as of ['public', 'all', ...Array(seats).keys()]) yield { do: 'messages', table, as, from: number };
    if (number % often) continue;
    const seat = below(seats);
    yield { do: 'state', table };
    yield { do: 'look', table, as: seat, at: below(number + 1) };
    yield { do: 'knowledge', table, seat, seed: number };
    for (const move of oddMoves(playthrough, below)) {
      yield { do: 'why', table, as: below(seats), move };
      yield { do: 'try', table, as: below(seats), moves: [move] };
    }
  }
  yield { do: 'forget', table };
}

/** A random table: requests of all kinds, right and wrong, by somebody who sees everything. */
function* randomTable(game, seed) {
  const below = dice(seed + 1);
  const oneIn = (n) => below(n) === 0;
  const table = 'x';
  const options = catalogue.games.find(({ id }) => id === game).options.some(({ name }) => name === 'players') ? { players: 2 + (seed % 3) } : {};
  const setting = { game, options, match: oneIn(2), one_screen: oneIn(2), pace: below(900) };
  if (oneIn(2)) setting.clock = { kind: oneIn(2) ? 'bank' : 'turn', time: 60000, increment: 1000 };
  let now = 1000000;
  let keys = 0;
  const log = [];
  const opened = yield { do: 'open', table, now, key: 'open', setting };
  log.push(...opened.entries);
  yield { do: 'apply', table, entries: opened.entries };
  const seats = seatsOf(game, options);
  const decide = function* (seat, ask, key = `k${keys++}`) {
    const decided = yield { do: 'decide', table, seat, key, now, seed, ask };
    if (!decided.entries?.length) return;
    log.push(...decided.entries);
    yield { do: 'apply', table, entries: decided.entries };
  };
  const people = 1 + below(seats);
  for (let seat = 0; seat < seats; ++seat) {
    yield* decide(seat, { what: 'sit', seat, sitter: seat < people ? { kind: 'person', name: `Në${seat}` } : { kind: 'computer', player: 'random' } });
    yield* decide(seat, { what: 'ready' });
  }
  yield* decide(0, { what: 'start' });
  const questions = [0];
  for (let request = 0; request < 60; ++request) {
    now += oneIn(8) ? below(40000) : below(1500);
    let seat = below(seats);
    for (let each = 0; each < seats; ++each) {
      const { sight } = yield { do: 'look', table, as: each };
      if (sight.legal && !oneIn(3)) seat = each;
    }
    const { sight } = yield { do: 'look', table, as: seat };
    const moves = sight.legal ? [sight.legal[below(sight.legal.length)]] : ['nothing'];
    if (sight.question !== undefined) questions.push(sight.question);
    if (oneIn(9)) moves.push(moves[0]);
    const question = oneIn(12) ? questions[below(questions.length)] : (sight.question ?? 0);
    const asks = [
      { what: 'take-back' }, { what: 'take-back' }, { what: 'offer', offer: ['draw', 'take-back', 'end'][below(3)] }, { what: 'accept' },
      { what: 'decline' }, { what: 'withdraw' }, { what: 'pause' }, { what: 'resume' }, { what: 'resume' },
      { what: 'stand-in', player: 'random' }, { what: 'return' }, { what: 'next' }, { what: 'wake' }, oneIn(4) ? { what: 'resign' } : { what: 'wake' },
    ];
    const ask = oneIn(4) ? asks[below(asks.length)] : { what: 'move', question, moves };
    yield* decide(oneIn(20) ? below(4) : seat, ask, oneIn(12) ? `k${keys - 1}` : undefined);
    yield { do: 'try', table, as: seat, moves };
    yield { do: 'state', table };
    if (oneIn(10)) yield { do: 'knowledge', table, seat, seed: request };
  }
  for (const as of ['all', 'public', 0, seats - 1]) yield { do: 'messages', table, as, from: below(log.length) };
  yield { do: 'record', table, as: below(seats) };
  yield { do: 'look', table, as: 'all', at: below(log.length) };
  return log;
}

/** Lets a module answer what follows from its own answers, and the program the same lines: all answers are the same. */
function expectSameConversation(ask, conversation) {
  const lines = [];
  const answers = [];
  let step = conversation.next();
  while (!step.done) {
    lines.push(json(step.value));
    answers.push(ask(lines.at(-1)));
    step = conversation.next(JSON.parse(answers.at(-1)));
  }
  askNative('table', lines).forEach((answer, i) => {
    const fault = faultOf(answer);
    if (fault) assert.deepEqual(faultOf(answers[i]), fault, lines[i].slice(0, 500));
    else assert.equal(answers[i], answer, lines[i].slice(0, 500));
  });
  return { log: step.value, answers, lines };
}

for (const family of families) {
  test(`the desk of ${family} agrees over the playthroughs`, async () => {
    const ask = await load(`rules-${family}`);
    for (const playthrough of playthroughs.filter(({ game }) => familyOf[game] === family))
      expectSameConversation(ask, deskRequests(playthrough));
  });

  test(`random tables of ${family} are the same in the page and outside it`, async () => {
    const kinds = new Set();
    for (const game of ruleSets(family))
      for (let seed = 0; seed < (ruleSets(family).length > 1 ? 2 : 6); ++seed) {
        const ask = await load(`rules-${family}`);
        const { log } = expectSameConversation(ask, randomTable(game, seed));
        for (const { what } of log) kinds.add(what);
        // A fresh module that reads the log, all at once or in two parts, has the same table.
        const streams = (from) => ['all', 'public', 0, 1].map((as) => from(json({ do: 'messages', table: 'x', as }))).join('\n');
        const middle = 1 + (seed * 7919) % (log.length - 1);
        for (const parts of [[log], [log.slice(0, middle), log.slice(middle)]]) {
          const again = await load(`rules-${family}`);
          for (const entries of parts) assert.ok(!JSON.parse(again(json({ do: 'apply', table: 'x', entries }))).error);
          assert.equal(streams(again), streams(ask));
        }
        // From any number on a stream is the end of the whole.
        const whole = JSON.parse(ask(json({ do: 'messages', table: 'x', as: 0 }))).messages;
        for (let from = 0; from < whole.length; from += 5)
          assert.deepEqual(JSON.parse(ask(json({ do: 'messages', table: 'x', as: 0, from }))).messages, whole.slice(from));
      }
    assert.ok(kinds.size > 8, `many kinds of things happened: ${[...kinds]}`);
  });

  test(`the desk of ${family} survives noise`, async () => {
    const ask = await load(`rules-${family}`);
    for (const line of ['', '{', '[1,2]', 'ÿ', '['.repeat(100000), '{"do":"open","table":"x","now":0,"setting":{"game":"chess"}}'])
      assert.ok(JSON.parse(ask(line)).error, line.slice(0, 20));
  });

  // Computer players find the same moves by the same nodes, in the page and outside it.
  test(`the players of ${family} think the same`, async () => {
    const folder = `${root}/bots/${family.replaceAll('-', '_')}/networks`;
    const files = existsSync(folder) ? Object.fromEntries(readdirSync(folder).map((name) => [name.replace('.net', ''), readFileSync(`${folder}/${name}`)])) : {};
    const ask = await load(`players-${family}`, { files });
    const lines = [];
    for (const { game, options, moves } of playthroughs.filter((each) => familyOf[each.game] === family))
      for (const { id: bot } of catalogue.bots.filter(({ id }) => !['alpha-beta', 'uct', 'uct-informed'].includes(id)))
        for (let count = 0, asked = 0; count < moves.length && asked < 6; ++count)
          if (!moves[count].startsWith('*') && count >= (asked * moves.length) / 6)
            asked += lines.push(json({ do: 'best', game, options, moves: moves.slice(0, count), as: Number(moves[count][0]), bot, seed: count, budget_nodes: ['samples', 'information-sets'].includes(bot) ? 8 : 300 })) && 1;
    const answers = askNative('engine', lines).map((answer) => JSON.parse(answer));
    let found = 0;
    lines.forEach((line, i) => {
      const { move, visits, line: how } = JSON.parse(ask(line));
      assert.deepEqual({ move, visits, how }, { move: answers[i].move, visits: answers[i].visits, how: answers[i].line }, line);
      found += move !== undefined;
    });
    assert.ok(found > 10);
    assert.ok(JSON.parse(ask(json({ do: 'games' }))).error, 'nothing but thinking');
  });
}

/** Logs that can be verified, right and wrong: each with the bits that C++ has worked out for it. */
const fairLogs = JSON.parse(readFileSync(`${golden}/fair-draws.json`, 'utf8')).logs.filter(({ fault }) => !fault);

/** A log verified round by round, until nothing is wanted any more; what came of it. */
function* verifying(asked, bits) {
  const known = new Map(bits.map(([game, draw, attempt, number]) => [`${game},${draw},${attempt}`, BigInt(number).toString(16).padStart(16, '0')]));
  const offered = [];
  for (;;) {
    const answer = yield { do: 'verify', ...asked, bits: offered };
    if (!answer.wants) return answer;
    for (const want of answer.wants) offered.push([...want, known.get(String(want))]);
  }
}

test('draws are verified alike in the page and outside it', async () => {
  const verdicts = [];
  for (const { name, log, bits, verdict } of fairLogs) {
    const asked = { log: log.map((entry) => `${json(entry)}\n`).join('') };
    const { log: found, lines } = expectSameConversation(await load(`rules-${familyOf[log[0].game]}`), verifying(asked, bits));
    assert.deepEqual(found.verdict, verdict, name);
    assert.ok(lines.length > 2, 'bits were wanted, and wanted again');
    verdicts.push(found.verdict.kind);
  }
  assert.deepEqual(verdicts.sort(), ['draws-confirmed', 'draws-differ', 'draws-unsound']);
});

test('the draws of a table are verified alike, too', async () => {
  const { log, bits, verdict } = fairLogs.find(({ name }) => name === 'honest');
  const { log: found } = expectSameConversation(await load(`rules-${familyOf[log[0].game]}`), (function* () {
    yield { do: 'apply', table: 'x', entries: log };
    yield { do: 'verify', table: 'x', bits: [[0, 0, 0, 'no bits']] };
    return yield* verifying({ table: 'x' }, bits);
  })());
  assert.deepEqual(found, { right: true, verdict, draws: [] });
});

// The engine protocol over all games in one module.
const engine = await loadEngine(readFileSync(`${modules}/engine.wasm`));
/** So many positions of a whole game: going over all of them costs the square of its moves. */
const positions = 150;
const spread = (moves, most) => {
  const count = Math.min(moves.length, most);
  return Array.from({ length: count + 1 }, (_, i) => moves.slice(0, Math.round((i * moves.length) / Math.max(1, count))));
};

for (const playthrough of playthroughs)
  test(`the engine agrees over the playthrough ${playthrough.file}`, () => {
    const { game, options } = playthrough;
    const below = dice(3);
    const lines = [];
    for (const moves of spread(playthrough.moves, positions)) {
      const position = { game, options, moves };
      lines.push(json({ do: 'legal', ...position }));
      lines.push(json({ do: 'show', as: moves.length % seatsOf(game, options), ...position }));
      for (const move of oddMoves(playthrough, below)) lines.push(json({ do: 'why', move, ...position }));
    }
    expectAgreement(engine, 'engine', lines);
  });

for (const bot of ['level-6', 'alpha-beta', 'uct', 'uct-informed', 'samples', 'information-sets'])
  test(`${bot} thinks the same in the engine`, () => {
    const lines = [];
    for (const { game, options, moves } of playthroughs)
      for (const before of spread(moves, 7))
        lines.push(json({ do: 'best', game, options, moves: before, bot, seed: before.length, budget_nodes: 300 }));
    const answers = askNative('engine', lines).map((answer) => JSON.parse(answer));
    lines.forEach((line, i) => {
      const { move, visits, line: how } = JSON.parse(engine(line));
      assert.deepEqual({ move, visits, how }, { move: answers[i].move, visits: answers[i].visits, how: answers[i].line }, line);
    });
  });

test('tells of its thoughts as the native one does', () => {
  const line = json({ do: 'best', game: 'high-kings-1', bot: 'level-6', budget_nodes: 20000, info: true, id: 1 });
  const told = hear(engine, line);
  const findings = (lines) => lines.map((text) => JSON.parse(text)).map(({ info, ...rest }) => info ?? rest)
    .map(({ move, visits, depth, line: how }) => ({ move, visits, depth, how }));
  assert.ok(told.length > 1);
  assert.deepEqual(findings(told), findings(askNative('engine', [line])));
});

test('judges games as the native one does', () => {
  const lines = playthroughs.map(({ game, options, moves }) => {
    // Where hands are hidden there are other players, and games are long.
    const hidden = moves.some((move) => move.startsWith('*'));
    const judge = hidden ? { bot: 'samples', budget_nodes: 5 } : { bot: 'level-6', budget_nodes: 300 };
    return json({ do: 'analyse', game, options, moves: moves.slice(0, 80), ...judge });
  });
  const judged = (answer) => {
    const { moves, moments } = JSON.parse(answer);
    return { moments, moves: moves.map(({ mark, line }) => ({ mark, line })) };
  };
  const answers = askNative('engine', lines);
  lines.forEach((line, i) => assert.deepEqual(judged(engine(line)), judged(answers[i]), line));
});

test('agrees over the requests of the page and the odd ones', () => {
  const corpus = `${root}/tests/fuzz/corpus/protocol`;
  // A page learns no games as numbers.
  const asked = readdirSync(corpus).filter((name) => !/^(encoding|observe)/.test(name));
  expectAgreement(engine, 'engine', asked.map((name) => readFileSync(`${corpus}/${name}`, 'utf8')));
});

test('survives noise', () => {
  for (const line of ['', '{', '[1,2]', 'ÿ', '['.repeat(100000), ' '.repeat((1 << 20) + 1)])
    assert.ok(JSON.parse(engine(line)).error, line.slice(0, 20));
});
