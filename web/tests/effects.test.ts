// Why moves of Tara are good or bad: what they change, as the rules have it.
import { expect, test } from 'vitest';
import type { RuleSet } from '../src/engine/protocol';
import type { Happening, Position } from '../src/games/face';
import type { Facts } from '../src/games/tara/facts';
import { de } from '../src/games/tara/why/de';
import { effects } from '../src/games/tara/why/effects';
import { en } from '../src/games/tara/why/en';
import { it } from '../src/games/tara/why/it';
import { de as taraDe } from '../src/games/tara/words/de';
import { en as taraEn } from '../src/games/tara/words/en';
import { it as taraIt } from '../src/games/tara/words/it';
import { foreseeable } from '../src/play/steps';
import { engine, playthrough, recordedOf } from './engine';

async function seen(game: string, options: Record<string, number>, moves: string[]): Promise<Position<Facts>> {
  const shown = await engine.ask('show', { game, options, moves });
  return { facts: shown.position, over: shown.over, winners: shown.over ? shown.winners : [], scores: shown.over ? shown.scores : [] } as unknown as Position<Facts>;
}

async function happening(game: string, moves: string[], options: Record<string, number> = {}): Promise<Happening<Facts>> {
  const [before, after] = await Promise.all([seen(game, options, moves.slice(0, -1)), seen(game, options, moves)]);
  return { ruleSet: { id: game } as RuleSet, step: moves.at(-1)!, before, after, events: [] };
}

const why = async (...moves: string[]) => effects(en, taraEn, await happening('four-treasures', moves));

/** Where one may build as one likes, as if kingdoms counted there. */
async function whyOfKingdoms(...moves: string[]): Promise<string[]> {
  const { before, after, ...rest } = await happening('four-treasures', moves);
  const counted = (position: Position<Facts>): Position<Facts> => ({ ...position, facts: { ...position.facts, aim: 'kingdoms' } });
  return effects(en, taraEn, { ...rest, before: counted(before), after: counted(after) });
}

test('where bridges count they are told, and kingdoms are not', async () => {
  expect(await why('0 D4', '1 G3', '0 D6', '1 G5', '0 D5')).toEqual([en.gains(2, 2, 0)]);
});

test('kingdoms are joined and kept apart', async () => {
  expect(await whyOfKingdoms('0 D4', '1 G3', '0 D6', '1 G5', '0 D5')).toEqual([en.joins(2)]);
  expect(await whyOfKingdoms('0 D4', '1 C3', '0 D6', '1 C5', '0 C4')).toContain(en.keepsApart(2));
  expect(await whyOfKingdoms('0 D4', '1 C3', '0 F6')).toContain(en.founds);
  expect(await whyOfKingdoms('0 D4', '1 G3', '0 D5')).toEqual([en.enlarges(2)]);
});

test('sieges threaten, begin, and are left standing', async () => {
  expect(await why('0 A3', '1 G5', '0 D4', '1 A2')).toContain(en.exposes('A2'));
  expect(await why('0 F6', '1 A2', '0 A3')).toContain(en.threatens('A2'));
  expect(await why('0 A3', '1 A2', '0 B2')).toContain(en.besieges('A2'));
  expect(await why('0 A3', '1 A2', '0 B2', '1 G4')).toContain(en.leaves('A2'));
});

test('a king in a siege is named, and so is one that is saved', async () => {
  const quiet = await happening('four-treasures', ['0 A3', '1 A2', '0 B2']);
  const kings = { blue_kings: ['A2'] };
  const siege = { ...quiet, before: { ...quiet.before, facts: { ...quiet.before.facts, ...kings } }, after: { ...quiet.after, facts: { ...quiet.after.facts, ...kings } } };
  expect(effects(en, taraEn, siege)).toContain(en.besiegesKing('A2'));
  const saved = { ...siege, step: '1 C3', before: siege.after, after: siege.before };
  expect(effects(en, taraEn, saved)).toContain(en.savesKing('A2'));
});

test('every step of the recorded games has a reason that can be told, in every language', async () => {
  const all = new Set<string>();
  let told = 0, steps = 0;
  for (const file of recordedOf('tara')) {
    const { game, options, moves } = playthrough(file);
    for (let count = 1; count <= moves.length; ++count) {
      const step = await happening(game, moves.slice(0, count), options);
      const languages = [effects(en, taraEn, step), effects(de, taraDe, step), effects(it, taraIt, step)];
      for (const sentences of languages) {
        expect(sentences.length).toBe(languages[0]!.length);
        for (const sentence of sentences) expect(sentence).toMatch(/^(\d|\p{Lu}).*[.!]$/u);
      }
      for (const sentence of languages[0]!) all.add(sentence.replaceAll(/[A-G][1-7]|\d+/g, '·'));
      told += languages[0]!.length > 0 ? 1 : 0;
      ++steps;
    }
  }
  expect(told / steps).toBeGreaterThan(0.5);
  expect(all.size).toBeGreaterThan(12);
});

test('a line is followed up to the first draw, and no further than people read', () => {
  expect(foreseeable(['0 a', '1 b', '0 c', '1 d', '0 e'])).toEqual(['0 a', '1 b', '0 c', '1 d']);
  expect(foreseeable(['0 a', '* b', '0 c'])).toEqual(['0 a']);
});
