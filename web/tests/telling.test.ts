// Moves and values in words: whatever may be played can be told and advised, in every language.
import { expect, test } from 'vitest';
import type { Facts } from '../src/games/tara/facts';
import { advise } from '../src/games/tara/telling';
import { chancesOf, percentOf } from '../src/play/chances';
import type { Position } from '../src/games/face';
import { de as taraDe } from '../src/games/tara/words/de';
import { en as taraEn } from '../src/games/tara/words/en';
import { it as taraIt } from '../src/games/tara/words/it';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { engine, playthrough, recordedOf } from './engine';

test('every legal move of the recorded games can be advised, and names its hills', async () => {
  const kinds = new Set<string>();
  for (const file of recordedOf('tara')) {
    const { game, options, moves } = playthrough(file);
    for (let count = 0; count < moves.length; count += 4) {
      const line = { game, options, moves: moves.slice(0, count) };
      const position = { facts: (await engine.ask('show', line)).position } as Position<Facts>;
      const { actors, legal } = await engine.ask('legal', line);
      for (const move of legal[Number(actors[0])]!)
        for (const words of [taraEn, taraDe, taraIt]) {
          const advice = advise(words, position, move);
          kinds.add(advice.replaceAll(/[A-G][1-7]/g, '·'));
          for (const hill of move.match(/[A-G][1-7]/g) ?? []) expect(advice).toContain(hill);
          expect(advice.replaceAll('…', '').endsWith('.')).toBe(true);
        }
    }
  }
  // Nine kinds, one of which may come without its bridge, in three languages.
  expect(kinds.size).toBeGreaterThanOrEqual(24);
});

test('only what is certain has all chances or none', () => {
  expect([-1, -0.9999, -0.5, 0, 0.5, 0.9999, 1].map(percentOf)).toEqual([0, 1, 25, 50, 75, 99, 100]);
  expect(chancesOf(en, 'Red', 0.24)).toBe(en.thoughts.chances('Red', 62));
  expect(chancesOf(en, 'Red', 1)).toBe(en.thoughts.wins('Red'));
  expect(chancesOf(de, 'Rot', -1)).toBe(de.thoughts.loses('Rot'));
});
