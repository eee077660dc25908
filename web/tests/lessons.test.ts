// The lessons: every scene is a game that the engine plays, every task can be solved, and whoever misses it is helped on.
import { describe, expect, test } from 'vitest';
import type { Outcome, Scene, Texts } from '../src/games/lessons';
import type { Facts } from '../src/games/tara/facts';
import { adjacent, hills } from '../src/games/tara/hills';
import { lessons, texts } from '../src/games/tara/lessons';
import { turning } from '../src/games/tara/lessons/turning';
import { engine } from './engine';
import { after, outcomes, ruleSetOf, ruleSets, stepsOf, told } from './lesson-desk';

const dictionaries: [string, Texts<Facts>][] = await Promise.all(Object.entries(texts).map(async ([code, load]) => [code, await load()] as [string, Texts<Facts>]));
describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson of %s', (id, lesson) => {
  test('is of a rule set, and has words for all its scenes and no others', () => {
    expect(ruleSetOf(lesson)).toBeDefined();
    for (const other of lesson.also) expect(ruleSets.map((game) => game.id)).toContain(other);
    for (const [, dictionary] of dictionaries) expect(Object.keys(dictionary[id]!.scenes)).toEqual(lesson.scenes.map((scene) => scene.id));
    expect(lesson.scenes.length).toBeGreaterThanOrEqual(3);
    expect(lesson.scenes.length).toBeLessThanOrEqual(6);
  });

  test('can be solved scene by scene, and every wrong answer has help', async () => {
    let board: string[] | null = null;
    for (const scene of lesson.scenes) {
      // From the scene before, and from elsewhere.
      for (const before of typeof scene.steps === 'function' ? [board, null] : [null]) {
        const steps: string[] = stepsOf(scene, before);
        const { position } = await after(lesson, steps);
        const used = new Set<string>();
        const name = scene.names?.(steps) ?? '';
        let done = position;
        if (scene.find) {
          expect(scene.find.sought(position).length).toBeGreaterThan(1);
          const sought = scene.find.sought(position).flat();
          for (const hill of hills) if (!sought.includes(hill)) used.add(scene.find.wrong(hill, position));
          used.add('twice');
          board = steps;
        } else {
          expect(position.actors, scene.id).toEqual([0]);
          const all = await outcomes(lesson, steps);
          const right = all.filter((outcome) => scene.move!.solved(outcome, name));
          expect(right.length, scene.id).toBeGreaterThan(0);
          for (const outcome of all) if (!right.includes(outcome)) used.add(scene.move!.wrong(outcome, name));
          done = right[0]!.after;
          if (before === null) board = [...steps, `0 ${right[0]!.move}`];
        }
        for (const [code, dictionary] of dictionaries) {
          const words = dictionary[id]!.scenes[scene.id]!;
          const at = `${code} ${id} ${scene.id}`;
          for (const wrong of used) expect(words.wrong[wrong], `${at} ${wrong}`).toMatch(/[.!]$/);
          expect(Object.keys(words.wrong).filter((wrong) => !used.has(wrong)), at).toEqual([]);
          if (scene.names) expect(hills).toContain(name);
          for (const text of [words.text, words.task, words.closer]) {
            expect(told(text, name), at).toMatch(/[.!?]$/);
            for (const hill of told(text, name).match(/\b[A-G][1-7]\b/g) ?? []) expect(hills, at).toContain(hill);
          }
          expect(told(words.after, done), at).toMatch(/[.!]$/);
          expect(told(words.after, done), at).not.toMatch(/undefined|NaN/);
          // Short enough for a phone beside the board.
          expect((told(words.text, name) + told(words.task, name)).length, at).toBeLessThan(290);
        }
      }
    }
  }, 60_000);
});

test('what a scene leads to in the words is so on the board', async () => {
  const find = (id: string, scene: string) => {
    const lesson = lessons.find((one) => one.id === id)!;
    return { lesson, scene: lesson.scenes.find((one) => one.id === scene)! };
  };
  const solve = async (id: string, name: string) => {
    const { lesson, scene } = find(id, name);
    const all = await outcomes(lesson, stepsOf(scene, null));
    return { all, right: all.filter((outcome) => scene.move!.solved(outcome, '')) };
  };
  const moves = (found: Outcome<Facts>[]) => found.map(({ move }) => move);

  expect(moves((await solve('four-treasures', 'bridge')).right)).toEqual(['B4', 'C3', 'C5', 'D4']); // along the lines
  expect(moves((await solve('four-treasures', 'three')).right)).toEqual(['C4']);
  expect(moves((await solve('four-treasures', 'save')).right)).toEqual(['B6']);
  expect(moves((await solve('four-treasures', 'siege')).right)).toEqual(['F2']);
  expect(moves((await solve('four-treasures', 'capture')).all)).toEqual(['G2']);
  expect(Math.max(...Object.values((await after(lessons[2]!, stepsOf(find('sacred-hill-2', 'lull').scene, null))).position.facts.priorities))).toBe(1);
  expect(moves((await solve('sacred-hill-2', 'highest')).all)).toEqual(['D4', 'E3']);
  expect(moves((await solve('sacred-hill-2', 'join')).all)).toEqual(['B5', 'D6']);
  expect(moves((await solve('sacred-hill-2', 'join')).right)).toEqual(['B5']);
  expect(moves((await solve('sacred-hill-2', 'choice')).all)).toEqual(['F3', 'G2']);
  const duty = await solve('sacred-hill-2', 'duty');
  expect(moves(duty.all)).toEqual(['G3']);
  expect(duty.all[0]!.before.facts.priorities).toMatchObject({ G3: 3, G5: 2 });
  expect(moves((await solve('high-kings-1', 'exile')).right)).toEqual(['D3-B2']);
  const double = await solve('high-kings-1', 'double');
  expect(moves(double.right)).toEqual(['E4-F6']);
  expect(double.right[0]!.after.scores).toEqual([2, 0]);
  expect(moves((await solve('high-kings-1', 'ringfort')).right)).toEqual(['F3xD2']);
  expect((await solve('high-kings-2', 'sacrifice')).right.map(({ before }) => before.facts.red_count.kingdoms)).toEqual([7]);
  expect(moves((await solve('high-kings-2', 'again')).right)).toEqual(['D5-F4*']);
  expect(moves((await solve('high-kings-2', 'escape')).all)).toEqual(['F4-E2']);
  expect(new Set(moves((await solve('poisoned-chalice', 'rows')).right).map((move) => move[0]))).toEqual(new Set(['D', 'F']));
  const full = await solve('poisoned-chalice', 'full');
  expect(moves(full.right)).toEqual(['D1']);
  expect(full.right[0]!.after.facts.qualified_rows).toEqual(['2', '7']);
  expect(moves((await solve('poisoned-chalice', 'capture')).all)).toEqual(['C5']);
  const out = await solve('stone-of-destiny', 'out');
  expect(moves(out.right).every((move) => move.endsWith('/F6-G6'))).toBe(true);
  expect(moves((await solve('sacred-hill-doubles-1', 'link')).right)).toEqual(['E4']);
  expect(moves((await solve('sacred-hill-doubles-1', 'capture')).all)).toEqual(['A4']);
});

test('the first lesson goes on from wherever one builds, and nothing that was built is gone before the count', async () => {
  const [board, manoeuvres, battle, siege, capture, counting] = lessons[0]!.scenes as [Scene<Facts>, Scene<Facts>, Scene<Facts>, Scene<Facts>, Scene<Facts>, Scene<Facts>];
  const line = (moves: string[]) => ({ game: 'sacred-hill-1', options: {}, moves });
  const show = async (moves: string[]) => (await engine.ask('show', line(moves))).position as unknown as Facts;
  const legal = async (moves: string[]) => (await engine.ask('legal', line(moves))).legal['0'] ?? [];
  expect(await legal(stepsOf(board, null))).toEqual(expect.arrayContaining(hills));
  let most = 0;
  for (const first of hills) {
    const opened = stepsOf(manoeuvres, [`0 ${first}`]);
    for (const second of await legal(opened)) {
      const before = stepsOf(battle, [...opened, `0 ${second}`]);
      expect(before.slice(0, 3)).toEqual([...opened, `0 ${second}`]);
      const facts = await show(before);
      expect([facts.phase, facts.expects, facts.besieged]).toEqual(['battle', 'advance', []]);
      most = Math.max(most, facts.red.length + facts.blue.length);
      await Promise.all((await legal(before)).map(async (third) => {
        const ready = stepsOf(siege, [...before, `0 ${third}`]);
        expect(ready.slice(0, before.length + 1)).toEqual([...before, `0 ${third}`]);
        const corner = siege.names!(ready);
        const closing = (await legal(ready)).filter((move) => adjacent(move, corner));
        expect(closing, ready.join(',')).toHaveLength(1);
        const closed = [...ready, `0 ${closing[0]}`];
        expect((await show(closed)).besieged).toEqual([corner]);
        expect(await legal(stepsOf(capture, closed))).toEqual([corner]);
      }));
    }
    const end = await show(stepsOf(counting, [`0 ${first}`]));
    expect(end.phase).toBe('over');
    expect(end.red).toContain(first);
    expect([end.red_count.kingdoms, end.blue_count.kingdoms]).toEqual([2, 3]);
  }
  expect(most).toBeLessThanOrEqual(14); // few enough to see what happens
}, 120_000);

test('a partner answers every first hill of the shared row', async () => {
  const { scenes } = lessons.find(({ id }) => id === 'sacred-hill-doubles-1')!;
  for (const file of 'ABCDEFG') {
    const { legal } = await engine.ask('legal', { game: 'sacred-hill-doubles-1', moves: stepsOf(scenes[1]!, [`0 ${file}4`]) });
    expect(legal['0']!.length).toBeGreaterThan(0);
  }
});

test('the board is turned there and back', () => {
  for (const from of ['D4', 'C4', 'C3', 'A3', 'B2'])
    for (const to of hills) {
      let found;
      try {
        found = turning([from], to);
      } catch {
        continue; // of another kind
      }
      expect(found.there(from)).toBe(to);
      for (const hill of hills) expect(found.back(found.there(hill))).toBe(hill);
      expect(new Set(hills.map(found.there)).size).toBe(hills.length);
      expect(found.there('out')).toBe('out');
    }
});
