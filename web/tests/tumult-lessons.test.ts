// The lessons of Tumult Royal: every scene is a game that the engine plays, every task can be solved on every way that its
// steps open, and whoever misses it is helped on.
import { expect, test } from 'vitest';
import type { Facts } from '../src/games/tumult-royal/facts';
import { goodsOn } from '../src/games/tumult-royal/facts';
import { ideas } from '../src/games/tumult-royal/ideas';
import { lessons, texts } from '../src/games/tumult-royal/lessons';
import type { Texts } from '../src/games/lessons';
import { happened } from '../src/games/scenes';
import { after, ruleSetOf, stepsOf } from './lesson-desk';
import { scenesOf } from './lesson-scenes';
import { everyScene, walk } from './lesson-walk';

const dictionaries: [string, Texts<Facts>][] = await Promise.all(Object.entries(texts).map(async ([code, load]) => [code, await load()] as [string, Texts<Facts>]));

everyScene(lessons, dictionaries);

const { sceneOf, opening, solving, following } = scenesOf(lessons);
const castle = (facts: Facts, seat: number) => goodsOn(facts.seats[seat]!.castle.map(([, face]) => face));

test('what a scene of the first lesson leads to in the words is so on the board', async () => {
  const lesson = 'tumult-royal';
  expect(await solving(lesson, 'first')).toEqual(['at a2', 'at b1', 'at e6', 'at f5']);
  expect((await following(lesson, 'lift', 'lift 3')).facts.seats[0]!.hand_face).toBe('B2');
  expect(castle(await opening(lesson, 'back'), 0).bread).toBe(2);
  expect((await following(lesson, 'back', 'lift 3')).facts.seats[0]!.hand_face).toBe('B3');
  const tumult = await following(lesson, 'tumult', 'done');
  expect(tumult.events).toContainEqual({ kind: 'tumult', good: 'tools', left: 3, demand: 4 });
  expect(tumult.events).toContainEqual({ kind: 'greediest', seat: 1, good: 'tools', goods: 8, mercy: 0 });
  expect(castle(tumult.facts, 1).tools).toBe(2);
  const held = await opening(lesson, 'greedy');
  expect([castle(held, 0).bread, held.seats[0]!.hand_face]).toEqual([5, 'B3']);
  const greedy = await following(lesson, 'greedy', 'keep', 'done');
  expect(greedy.events).toContainEqual({ kind: 'tumult', good: 'bread', left: 3, demand: 4 });
  expect([greedy.facts.seats[0]!.supporters, castle(greedy.facts, 0).bread]).toEqual([27, 2]);
  expect(await solving(lesson, 'pay')).toEqual(['build c1 B1 M1']);
  expect(await solving(lesson, 'village')).toEqual(['build b2 B2 M2']);
  expect((await opening(lesson, 'crown')).seats.map(({ supporters, rank }) => [supporters, rank])).toEqual([[30, 2], [32, 1]]);
  expect(await solving(lesson, 'crown')).toEqual(['build b1 B2 M3']);
  expect((await opening(lesson, 'win')).seats.map(({ statues }) => statues)).toEqual([8, 5]);
  expect(await solving(lesson, 'win')).toEqual(['build d1 B2 M2']);
  expect((await following(lesson, 'win', 'build d1 B2 M2')).events).toContainEqual({ kind: 'lead-ends', most: 12, fewest: 5, threshold: 6 });
  for (const [move, most] of [['build c3 B2 M2', 11], ['pass', 10]] as const) {
    const { scene } = sceneOf(lesson, 'win');
    const { position } = await after(sceneOf(lesson, 'win').lesson, [...stepsOf(scene, null), `0 ${move}`]);
    expect([position.over, position.facts.seats[0]!.statues, position.facts.seats[1]!.statues]).toEqual([false, most, 5]);
  }
});

test('the first lesson goes on from wherever the first statue was set and whichever tile was lifted', async () => {
  const { lesson } = sceneOf('tumult-royal', 'first');
  const [first, lift, back] = lesson.scenes as [typeof lesson.scenes[0], typeof lesson.scenes[0], typeof lesson.scenes[0]];
  for (const field of ['a2', 'b1', 'e6', 'f5']) {
    const set = [...stepsOf(first, null), `0 at ${field}`, ...first.answers!(`at ${field}`)];
    const lifted = [...stepsOf(lift, set), '0 lift 2', ...lift.answers!('lift 2'), '0 keep', ...lift.answers!('keep')];
    const { solutions } = await walk(lesson, back, lifted);
    expect(solutions[0]!.after.facts.fields[field]).toEqual([0, 1]);
    expect(solutions).toHaveLength(13);
  }
}, 60_000);

test('what a short lesson leads to in the words is so on the board', async () => {
  const hits = (found: { events: Parameters<typeof happened>[0]['events'] }, seat: number) => happened(found, 'punished', { seat, supporters: 3 });

  const tie = await opening('tumult', 'tie');
  expect([castle(tie, 0).bread, castle(tie, 1).bread, tie.seats[0]!.hand_face, tie.seats[0]!.rank]).toEqual([3, 4, 'B1', 1]);
  expect(hits(await following('tumult', 'tie', 'back'), 1)).toBe(true);
  expect(hits(await following('tumult', 'tie', 'keep'), 0)).toBe(true);

  const mercy = await opening('mercy', 'four');
  expect(mercy.seats.map(({ mercy, rank }) => [mercy, rank])).toEqual([[true, 2], [false, 1]]);
  expect([castle(mercy, 0).bread, castle(mercy, 1).bread, mercy.seats[0]!.hand_face]).toEqual([3, 3, 'B1']);
  expect((await following('mercy', 'four', 'keep')).events).toContainEqual({ kind: 'greediest', seat: 1, good: 'bread', goods: 3, mercy: 0 });

  expect(await solving('kingship', 'most')).toEqual(['build c2 B3 M3 T3']);
  expect((await opening('kingship', 'stay')).seats.map(({ supporters, rank }) => [supporters, rank])).toEqual([[30, 1], [32, 2]]);
  expect(await solving('kingship', 'stay')).toEqual(['build f5 B2 M2']);

  expect((await following('far', 'castle', 'build f5 B2 M2', 'build e5 M2 T3')).events.filter(({ kind }) => kind === 'built').map(({ statues }) => statues)).toEqual([1, 3]);

  expect((await opening('new-land', 'open')).chronicle).toHaveLength(3);
  expect((await following('new-land', 'open', 'open 3')).facts.land['3']).toEqual([9, 0]);

  const end = await opening('end', 'go-on');
  expect(end.seats.map(({ statues }) => statues)).toEqual([4, 10]);
  expect(await solving('end', 'go-on')).toEqual(['build e3 B2 M2']);
  expect((await following('end', 'go-on', 'build e3 B2 M2')).facts.seats.map(({ statues }) => statues)).toEqual([6, 12]);
  const { lesson, scene } = sceneOf('end', 'go-on');
  for (const [move, fewest] of [[['build f4 B2 M2'], 5], [['pass', 'pass'], 4]] as const) {
    const { position } = await after(lesson, [...stepsOf(scene, null), ...move.map((one) => `0 ${one}`)]);
    expect([position.over, position.winners, position.facts.seats.map(({ statues }) => statues)]).toEqual([true, [1], [fewest, 12]]);
  }

  const consoled = await following('consolation', 'nothing', 'back');
  expect(consoled.events).toContainEqual({ kind: 'consoled', seat: 0, supporters: 2 });
  expect(consoled.events).toContainEqual({ kind: 'crowned', seat: 0, field: 1, statues: 1, supporters: 5 });

  const none = await opening('supporters', 'none');
  expect([none.seats[1]!.supporters, none.seats[1]!.mercy, castle(none, 1).bread, castle(none, 0).bread, none.seats[0]!.hand_face, none.demand![0]]).toEqual([0, true, 3, 1, 'B2', 5]);
  const given = await following('supporters', 'none', 'back');
  expect(given.events).toContainEqual({ kind: 'everybody-takes', seat: 1, owed: 3, supporters: 5 });
  expect(hits(await following('supporters', 'none', 'keep'), 0)).toBe(true);

  expect((await following('live', 'grab', 'lift 5')).facts.seats[0]!.hand_face).toBe('M2');
  expect((await opening('live', 'sign')).seats.map(({ done }) => done)).toEqual([true, false]);
  expect((await following('live', 'stop', 'keep')).facts.phase).toBe('build');

  const gamble = await following('gambler', 'tools', 'back');
  expect(gamble.facts.demand).toEqual([2, 3, 5]);
  expect(gamble.events).toContainEqual({ kind: 'tumult', good: 'tools', left: 4, demand: 5 });
  expect(hits(gamble, 1)).toBe(true);
});

test('every lesson ends with a game that can be set up', () => {
  for (const lesson of lessons) {
    const { options } = ruleSetOf(lesson);
    const ending = lesson.game ?? lesson.options ?? {};
    for (const [name, value] of Object.entries(ending)) {
      const option = options.find((one) => one.name === name)!;
      expect([value >= option.low, value <= option.high], `${lesson.id} ${name}`).toEqual([true, true]);
    }
    expect(ending).not.toHaveProperty('lifts');
  }
});

test('ideas that come up at a table have lessons by the same names, and every lesson but the first has a moment', () => {
  expect(ideas.map(({ lesson }) => lesson).sort()).toEqual(lessons.slice(1).map(({ id }) => id).sort());
  for (const { lesson, name } of ideas) for (const [code, dictionary] of dictionaries) expect((name as Record<string, string>)[code]).toBe(dictionary[lesson]!.title);
});

test('an idea comes up when it happens, or when it can be done for the first time', async () => {
  const coming = async (id: string, name: string, ...moves: string[]) => {
    const { position, events } = await following(id, name, ...moves);
    return ideas.filter(({ arises }) => arises({ position, events, seat: 0 })).map(({ lesson }) => lesson);
  };
  expect(await coming('tumult-royal', 'first')).toEqual([]);
  expect(await coming('tumult-royal', 'lift', 'lift 1')).toEqual([]);
  expect(await coming('tumult-royal', 'pay')).toEqual([]);
  expect(await coming('tumult-royal', 'tumult', 'done')).toEqual(['tumult', 'far']);
  expect(await coming('tumult-royal', 'village')).toEqual(['far']);
  expect(await coming('tumult-royal', 'crown', 'build b1 B2 M3')).toEqual(['mercy', 'kingship']);
  expect(await coming('new-land', 'open', 'open 3')).toContain('mercy');
  expect(await coming('consolation', 'nothing', 'back')).toEqual(['consolation', 'kingship']);
  expect(await coming('supporters', 'none', 'back')).toEqual(['supporters', 'tumult']);
  expect(await coming('gambler', 'tools')).toEqual(['gambler']);
  expect(await coming('live', 'grab')).toEqual(['live']);
  expect(await coming('end', 'go-on', 'build e3 B2 M2')).toContain('end');
});
