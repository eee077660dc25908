// Why moves of Rebirth are good or bad, in three languages: over a recorded game, and where the lessons have led.
import { expect, test } from 'vitest';
import type { RuleSet } from '../src/engine/protocol';
import type { Happening, Position } from '../src/games/face';
import type { Facts } from '../src/games/rebirth/facts';
import { lessons } from '../src/games/rebirth/lessons';
import { de } from '../src/games/rebirth/why/de';
import { effects, type Names } from '../src/games/rebirth/why/effects';
import { en } from '../src/games/rebirth/why/en';
import { it } from '../src/games/rebirth/why/it';
import { engine, playthrough } from './engine';
import { after, stepsOf } from './lesson-desk';

const names: Names = { seat: (seat) => ['Blue', 'Red', 'White', 'Yellow'][seat]!, mission: (id) => id };
const ruleSet = { id: 'rebirth-ireland' } as RuleSet;

/** What a move of the learner leads to in a scene of a lesson. */
async function said(id: string, name: string, move: string, words = en) {
  const lesson = lessons.find((one) => one.id === id)!;
  const steps = stepsOf(lesson.scenes.find((one) => one.id === name)!, null);
  const { position: before } = await after(lesson, steps);
  const { position: then, events } = await after(lesson, [...steps, `0 ${move}`]);
  return effects(words, names, { ruleSet, step: `0 ${move}`, before, after: then, events });
}

test('every step of a person has effects that are whole sentences in three languages, and chance has none', async () => {
  const { game, options, moves } = playthrough('rebirth-ireland.txt');
  const seen = async (count: number) => {
    const told = await engine.ask('show', { game, options, moves: moves.slice(0, count), as: 'all' });
    return { facts: told.position, over: told.over } as unknown as Position<Facts>;
  };
  const all = new Set<string>();
  for (const [at, step] of moves.entries()) {
    if (step.startsWith('*') && at % 20 > 0) continue;
    const each: Happening<Facts> = { ruleSet, step, before: await seen(at), after: await seen(at + 1), events: [] };
    for (const words of [en, de, it]) {
      const sentences = effects(words, names, each);
      if (step.startsWith('*')) expect(sentences).toEqual([]);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÈÜ].*[^ ,]\.$/);
      if (words === en) for (const sentence of sentences) all.add(sentence.split(' ')[0]!);
    }
  }
  expect([...all]).toEqual(expect.arrayContaining(['Reaches', 'Is', 'Comes', 'Overtakes', 'Leads', 'Keeps', 'Strengthens', 'Secures']));
}, 60_000);

test('farms join groups, and get in the way of those of others', async () => {
  expect(await said('rebirth-ireland', 'join', 'E w3')).toContain(en.joins(2, 4));
  expect(await said('rebirth-ireland', 'join', 'E x4')).not.toContain(en.joins(2, 4));
  expect(await said('rebirth-ireland', 'tower', 'F e9', de)).toEqual(['Belegt ein Feld neben einer Gruppe aus 3 von White.']);
});

test('a settlement changes who is ahead in an area that is not full yet', async () => {
  expect(await said('neutral', 'alone', 'S1 f5')).toEqual([en.alone('Sligo', 1)]);
  expect(await said('rebirth-ireland', 'share', 'S4 r5')).toEqual([en.overtakes('White', 'Limerick'), en.leads('Limerick', 1), en.near('“m8”')]);
  expect(await said('rivals', 'overtake', 'S2 x5')).toEqual([en.overtakes('Red', 'Cork')]);
  expect(await said('rebirth-ireland', 'all', 'S4 e11')).toEqual([en.trails('Belfast', 1), en.endsAlone('White', 'Belfast'), en.thirteen(2)]);
  expect(await said('end', 'last', 'S4 f5')).toContain(en.alone('Sligo', 1));
});

test('castles come nearer, are held, and are safe', async () => {
  expect(await said('rebirth-ireland', 'group', 'F h9')).toContain(en.nearer('Trim Castle'));
  expect(await said('rebirth-ireland', 'join', 'E u2')).toContain(en.strengthens('Ross Castle', 3));
  expect(await said('rebirth-ireland', 'castle', 'E x4')).toEqual([en.secures('Blarney Castle')]);
});

test('towers of a set are counted', async () => {
  expect(await said('offshore', 'again', 'E f4')).toContain(en.thirteen(1));
  expect(await said('rebirth-ireland', 'share', 'S4 n4')).toContain(en.doubler);
});

test('missions come nearer, and others are forestalled', async () => {
  expect(await said('rebirth-ireland', 'sea', 'F y4')).toContain(en.near('“m10”'));
  expect(await said('rebirth-ireland', 'mission', 'F x2')).toContain(en.forestalls('White', '“m10”'));
  expect(await said('private', 'last', 'F j8')).toContain(en.holdsPrivate('“m3”'));
  const marked = await after(lessons.find(({ id }) => id === 'doubler')!, [...stepsOf(lessons.find(({ id }) => id === 'doubler')!.scenes[0]!, null), '0 F r7', '0 double m10']);
  expect(effects(en, names, { ruleSet, step: '0 double m10', before: marked.position, after: marked.position, events: [] })).toEqual([en.steps(1)]);
});
