// The lessons of Rebirth: every scene is a game that the engine plays, every task can be solved on every way that its steps open, and
// whoever misses it is helped on.
import { expect, test } from 'vitest';
import type { Facts } from '../src/games/rebirth/facts';
import { ideas } from '../src/games/rebirth/ideas';
import { lessons, texts } from '../src/games/rebirth/lessons';
import type { Texts } from '../src/games/lessons';
import { after, ruleSetOf, stepsOf } from './lesson-desk';
import { scenesOf } from './lesson-scenes';
import { everyScene } from './lesson-walk';

const dictionaries: [string, Texts<Facts>][] = await Promise.all(Object.entries(texts).map(async ([code, load]) => [code, await load()] as [string, Texts<Facts>]));

everyScene(lessons, dictionaries);

const { sceneOf, opening, solving, following } = scenesOf(lessons);
const castle = { key: 'q4', en: 'Bunratty Castle', de: 'Bunratty Castle', it: 'Bunratty Castle' };

test('what a scene of the first lesson leads to in the words is so on the map', async () => {
  const lesson = 'rebirth-ireland';
  expect((await solving(lesson, 'place')).length).toBe(25);
  expect((await opening(lesson, 'group')).tiles).toMatchObject({ u5: [0, 'F'], u6: [1, 'F'] });
  expect(await solving(lesson, 'group')).toEqual(['F u4']);
  expect((await opening(lesson, 'join')).groups.filter(({ seat, tile }) => seat === 0 && tile === 'E').map(({ hexes }) => hexes.length).sort()).toEqual([1, 2]);
  expect(await solving(lesson, 'join')).toEqual(['E w3']);
  expect(await solving(lesson, 'area')).toEqual(['S3 v3']);
  expect((await opening(lesson, 'share')).areas.Galway).toMatchObject({ filled: 2, houses: [0, 3, 1] });
  expect((await following(lesson, 'share', 'S4 n4')).events.filter(({ kind }) => kind === 'area-scored').map(({ seat, points }) => [seat, points])).toEqual([[0, 8], [1, 5], [2, 0]]);
  expect(await solving(lesson, 'castle')).toEqual(['E p3', 'E q3']);
  for (const move of ['E p3', 'E q3']) {
    const { events, facts } = await following(lesson, 'castle', move);
    expect(events).toContainEqual({ kind: 'castle-changed', seat: 0, from: 1, castle });
    expect(events).toContainEqual({ kind: 'castle-changed', seat: 1, from: 0, castle });
    expect(facts.castles.q4).toBe(1);
  }
  expect(Object.entries((await opening(lesson, 'tower')).towers).filter(([, kind]) => kind === 'three').map(([tower]) => tower).sort()).toEqual(['t10', 't11', 't5']);
  expect(await solving(lesson, 'tower')).toEqual(['F h9', 'F q7', 'F r7', 'F v6']);
  expect(await solving(lesson, 'sea')).toEqual(['F y4']);
  expect(await solving(lesson, 'mission')).toEqual(['F x2']);
  const race = await following(lesson, 'mission', 'F x2');
  expect(race.events.filter(({ kind }) => kind === 'mission-fulfilled').map(({ seat, order, points }) => [seat, order, points])).toEqual([[0, 'first', 16], [2, 'later', 8]]);
  expect(race.events).toContainEqual({ kind: 'farm-scored', seat: 0, tile: 'F', group: 4, bonus: 1, points: 5 });
  expect(await solving(lesson, 'all')).toEqual(['S4 r5']);
  const all = await following(lesson, 'all', 'S4 r5');
  expect(all.events.filter(({ seat, points }) => seat === 0 && points !== undefined).map(({ kind, points }) => [kind, points])).toEqual([['area-scored', 12], ['mission-fulfilled', 16], ['three-scored', 3]]);
});

test('what a short lesson leads to in the words is so on the map', async () => {
  const pointsOf = (found: Awaited<ReturnType<typeof following>>, kind: string) => found.events.filter((event) => event.kind === kind && event.seat === 0).map(({ points }) => points);

  const neutral = await opening('neutral', 'alone');
  expect(Object.values(neutral.tiles).filter(([seat]) => seat === null)).toHaveLength(24);
  expect(neutral.tiles.c8).toEqual([null, null]);
  expect(pointsOf(await following('neutral', 'alone', 'S1 b8'), 'area-scored')).toEqual([13]);

  expect((await opening('offshore', 'again')).groups.filter(({ seat }) => seat === 0).map(({ hexes, bonus }) => [hexes.length, bonus]).sort()).toEqual([[2, 0], [2, 1]]);
  expect(await solving('offshore', 'again')).toEqual(['E f4']);

  const rivals = await opening('rivals', 'overtake');
  expect([rivals.areas.Limerick!.houses, rivals.areas.Cork!.houses]).toEqual([[2, 4], [2, 3]]);
  expect(pointsOf(await following('rivals', 'overtake', 'S2 r5'), 'area-scored')).toEqual([8]);
  expect(await solving('rivals', 'overtake')).toEqual(['S2 x5']);

  const { facts: three } = await following('three', 'take', 'E n6', 'tower t7');
  expect([three.seats[0]!.hand, three.turn]).toEqual([['F', 'E', 'S3'], 0]);
  expect(await solving('three', 'choose')).toEqual(['S3 v3']);

  const extra = await following('extra', 'aside', 'E p6', 'tower t7', 'S3 v3');
  expect([pointsOf(extra, 'area-scored'), extra.facts.seats[0]!.aside.length]).toEqual([[8], 3]);

  expect(await solving('thirteen', 'third')).toEqual(['F r7', 'F u6']);
  expect(pointsOf(await following('thirteen', 'third', 'F u6'), 'thirteen-scored')).toEqual([13]);

  expect((await following('doubler', 'mark', 'F r7', 'double m10')).facts.seats[0]!.doubled).toBe('m10');
  expect(pointsOf(await following('doubler', 'reap', 'F u6'), 'mission-fulfilled')).toEqual([32]);

  expect((await following('private', 'take', 'E p7', 'tower t7')).facts.seats[0]!.secret).toBe('m3');
  expect((await opening('unfit', 'out')).groups.flatMap(({ hexes }) => hexes)).toHaveLength(54);
});

test('the last tile wins where the lessons say so, and nowhere else', async () => {
  const ending = async (id: string, name: string) => {
    const { lesson, scene } = sceneOf(id, name);
    const steps = stepsOf(scene, null);
    const { position } = await after(lesson, steps);
    const scores: (readonly [move: string, winners: number[], points: number[]])[] = [];
    for (const move of position.legal[0]!) {
      const { facts, winners } = (await after(lesson, [...steps, `0 ${move}`, ...scene.answers!(move)])).position;
      scores.push([move, winners, facts.seats.map(({ points }) => points)]);
    }
    return { before: position.facts, won: scores.filter(([, winners]) => winners.includes(0)), lost: scores.filter(([, winners]) => !winners.includes(0)) };
  };
  const castlesOf = (facts: Facts) => Object.values(facts.castles).filter((seat) => seat === 0).length;

  const secret = await ending('private', 'last');
  expect([secret.before.seats[0]!.secret, castlesOf(secret.before)]).toEqual(['m3', 5]);
  expect(secret.won).toEqual([['F j8', [0], [212, 199]]]);

  const last = await ending('end', 'last');
  expect(last.before.seats.map(({ points }) => points)).toEqual([114, 124]);
  expect(last.won).toEqual([['S4 r9', [0], [180, 176]]]);
  expect(last.lost.find(([move]) => move === 'S4 e12')).toEqual(['S4 e12', [1], [184, 187]]);

  const ties = await ending('ties', 'blarney');
  expect(ties.won).toEqual([['E v4', [0], [206, 206]], ['E w4', [0], [206, 206]]]);
  for (const [, , [mine, theirs]] of ties.lost) expect(mine!).toBeLessThan(theirs!);
});

test('ideas that come up at a table have lessons by the same names, and every lesson but the first has a moment', () => {
  expect(ideas.map(({ lesson }) => lesson).sort()).toEqual(lessons.slice(1).map(({ id }) => id).sort());
  for (const { lesson, name } of ideas) for (const [code, dictionary] of dictionaries) expect((name as Record<string, string>)[code]).toBe(dictionary[lesson]!.title);
});

test('an idea comes up when it happens, the end a few turns before', async () => {
  const coming = async (id: string, name: string, ...moves: string[]) => {
    const { position, events } = await following(id, name, ...moves);
    return ideas.filter(({ arises }) => arises({ position, events, seat: 0 })).map(({ lesson }) => lesson);
  };
  expect(await coming('rebirth-ireland', 'place')).toEqual([]);
  expect(await coming('rebirth-ireland', 'place', 'F u5')).toEqual([]);
  expect(await coming('rebirth-ireland', 'share', 'S4 n4')).toEqual(['doubler', 'rivals']);
  expect(await coming('rebirth-ireland', 'sea', 'F y4')).toEqual(['offshore']);
  expect(await coming('neutral', 'alone')).toEqual(['neutral']);
  expect(await coming('three', 'take', 'E n8')).toEqual(['three']);
  expect(await coming('extra', 'aside', 'E n8')).toEqual(['extra']);
  expect(await coming('private', 'take', 'E n8')).toEqual(['private']);
  expect(await coming('thirteen', 'third', 'F r7')).toContain('thirteen');
  expect(await coming('unfit', 'out', 'F -')).toContain('unfit');
  expect(await coming('end', 'last')).toEqual(['ties', 'end', 'neutral']);
});

test('every lesson ends with a game that can be set up', () => {
  for (const lesson of lessons) {
    const { options } = ruleSetOf(lesson);
    for (const [name, value] of Object.entries(lesson.game ?? lesson.options ?? {})) {
      const option = options.find((one) => one.name === name)!;
      expect([value >= option.low, value <= option.high], `${lesson.id} ${name}`).toEqual([true, true]);
    }
  }
});
