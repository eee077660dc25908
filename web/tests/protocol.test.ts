// The types of the protocol are right: the compiler checks them against real answers of the engine, as if they had
// been written into the program. A field too many, one missing or one of another type does not compile.
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Verb } from '../src/engine/protocol';
import { engine, playthrough, recorded, recordedOf, root } from './engine';

const web = `${root}/web`;

const longEnough = 150; // of a game whose every position is asked about

async function answersOfAllKinds(): Promise<[string, unknown][]> {
  const answers: [string, unknown][] = [];
  const add = async (verb: Verb, fields: object, facts = 'unknown') =>
    void answers.push([`Verbs<${facts}>['${verb}']['answer']`, await engine.ask(verb, fields as never)]);
  await add('games', {});
  const known = recordedOf('tara'); // whose facts the page has as types
  const { games } = await engine.ask('games', {});
  for (const file of recorded) {
    const { game, options, moves: all } = playthrough(file);
    const moves = all.slice(0, longEnough);
    const facts = known.includes(file) ? 'Facts' : 'unknown';
    const { bots, seats } = games.find(({ id }) => id === game)!;
    const judge = bots.includes('level-3') ? 'level-3' : 'heuristic';
    await add('rules', { game });
    await add('match', { game, options, results: [] });
    await add('write', { game, options, moves });
    const { record } = await engine.ask('write', { game, options, moves });
    await add('read', { record });
    await add('analyse', { game, options, moves: moves.slice(0, 60), bot: judge, budget_nodes: 50 });
    for (let count = 0; count <= moves.length; count += 3) {
      const line = { game, options, moves: moves.slice(0, count) };
      await add('legal', line);
      await add('show', line, facts);
      await add('show', { ...line, as: count % (options.players ?? seats.length) }, facts);
      const next = all[count];
      if (next) await add('why', { ...line, move: next });
      // One's own moves at other times, and those of the others.
      const other = all[(count * 7) % all.length]!;
      await engine.ask('why', { ...line, move: other }).then((answer) => answers.push([`Verbs['why']['answer']`, answer]), ({ fault }) => answers.push(['Fault', fault]));
      if (next && !next.startsWith('*')) await add('best', { ...line, as: Number(next.split(' ')[0]), bot: 'random', seed: count });
    }
    await add('legal', { game, options, moves: all });
    await add('show', { game, options, moves: all }, facts);
    const level = { bot: 'level-6', budget_nodes: 300 };
    const next = all.findIndex((step, i) => i >= 9 && !step.startsWith('*'));
    const thinking = { game, options, moves: all.slice(0, next), ...level };
    await engine.ask('best', { ...thinking, as: Number(all[next]!.split(' ')[0]) }, (told) => answers.push([`Told<'best'>`, told]));
    await engine.ask('analyse', thinking, (told) => answers.push([`Told<'analyse'>`, told]));
  }
  return answers;
}

/** What the compiler says to a program in which the answers are written down. */
function faults(source: string): string[] {
  const name = `${web}/tests/answers.ts`;
  const options: ts.CompilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: [], target: ts.ScriptTarget.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version) => (file === name ? ts.createSourceFile(file, source, version) : read(file, version));
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => file === name || exists(file);
  return ts.getPreEmitDiagnostics(ts.createProgram([name], options, host)).map(({ messageText, start }) =>
    `${ts.flattenDiagnosticMessageText(messageText, '\n')} … ${source.slice(start ?? 0, (start ?? 0) + 80)}`);
}

const imports = `import type { Verbs, Told, Fault } from '../src/engine/protocol';\nimport type { Facts } from '../src/games/tara/facts';\n`;

test('the protocol’s types describe what the engine answers', async () => {
  const answers = await answersOfAllKinds();
  expect(answers.length).toBeGreaterThan(500);
  const lines = answers.map(([type, answer], i) => `export const a${i}: ${type} = ${JSON.stringify(answer)};`);
  expect(faults(imports + lines.join('\n')).slice(0, 5)).toEqual([]);
}, 120_000);

test('a type that were wrong would be noticed', () => {
  const wrong = [
    [`Verbs['write']['answer'] = {"record":"","more":1};`, 'does not exist'],
    [`Verbs['write']['answer'] = {};`, "Property 'record' is missing"],
    [`Verbs['legal']['answer'] = {"actors":[0],"legal":{"0":["C4"]},"over":"no"};`, 'not assignable'],
  ];
  for (const [line, says] of wrong)
    expect(faults(`${imports}export const a: ${line}`)).toEqual([expect.stringContaining(says!)]);
}, 60_000);

test('faults carry what is wrong, where, and the rule', async () => {
  await expect(engine.ask('legal', { game: 'four-tresures' })).rejects.toThrow('did you mean "four-treasures"');
  const broken = engine.ask('legal', { game: 'four-treasures', moves: ['0 C4', '1 C4'] });
  await expect(broken).rejects.toMatchObject({ fault: { at: 'moves[1]', rule: 'T11' } });
});
