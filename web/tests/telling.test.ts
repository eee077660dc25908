// Moves and values in words: whatever may be played can be told and advised, in every language.
import { expect, test } from 'vitest';
import type { Facts } from '../src/games/tara/facts';
import { advise } from '../src/games/tara/telling';
import { chancesOf, percentOf } from '../src/play/chances';
import { positionOf } from '../src/play/position';
import type { Position } from '../src/games/face';
import { de as taraDe } from '../src/games/tara/words/de';
import { en as taraEn } from '../src/games/tara/words/en';
import { it as taraIt } from '../src/games/tara/words/it';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { engine, playthrough, playthroughs } from './engine';

test('every legal move of the recorded games can be advised, and names its hills', async () => {
  const kinds = new Set<string>();
  for (const file of playthroughs) {
    const { game, options, moves } = playthrough(file);
    for (let count = 0; count < moves.length; count += 4) {
      const position = (await positionOf(engine, { game, options, moves: moves.slice(0, count) })) as Position<Facts>;
      for (const move of position.legal[String(position.actors[0])]!)
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
