// The lessons of Rebirth: every scene is a game that the engine plays, every task can be solved on every way that its steps open, and
// whoever misses it is helped on.
import { expect, test } from 'vitest';
import type { Facts } from '../src/games/rebirth/facts';
import { lessons, texts } from '../src/games/rebirth/lessons';
import type { Texts } from '../src/games/lessons';
import { after, ruleSetOf, stepsOf } from './lesson-desk';
import { everyScene, walk } from './lesson-walk';

const dictionaries: [string, Texts<Facts>][] = await Promise.all(Object.entries(texts).map(async ([code, load]) => [code, await load()] as [string, Texts<Facts>]));

everyScene(lessons, dictionaries);

const sceneOf = (id: string, name: string) => {
  const lesson = lessons.find((one) => one.id === id)!;
  return { lesson, scene: lesson.scenes.find((one) => one.id === name)! };
};
const opening = async (id: string, name: string) => {
  const { lesson, scene } = sceneOf(id, name);
  return (await after(lesson, stepsOf(scene, null))).position.facts;
};
const solving = async (id: string, name: string) => {
  const { lesson, scene } = sceneOf(id, name);
  return [...new Set((await walk(lesson, scene)).solutions.map(({ move }) => move))].sort();
};
/** What follows on moves of the learner, with the scene's answers. */
const following = async (id: string, name: string, ...moves: string[]) => {
  const { lesson, scene } = sceneOf(id, name);
  const begun = stepsOf(scene, null);
  const { position, events } = await after(lesson, [...begun, ...moves.flatMap((move) => [`0 ${move}`, ...(scene.answers?.(move) ?? [])])], begun.length);
  return { position, events, facts: position.facts };
};
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

test('every lesson ends with a game that can be set up', () => {
  for (const lesson of lessons) {
    const { options } = ruleSetOf(lesson);
    for (const [name, value] of Object.entries(lesson.game ?? lesson.options ?? {})) {
      const option = options.find((one) => one.name === name)!;
      expect([value >= option.low, value <= option.high], `${lesson.id} ${name}`).toEqual([true, true]);
    }
  }
});
