// Moves built touch by touch: whatever the engine calls legal can be built, and nothing else.
import { describe, expect, test } from 'vitest';
import { mannerOf, meant, touchesOf, wayOn } from '../src/games/tara/building';
import { engine, playthrough, recordedOf } from './engine';

describe('the touches of a move', () => {
  test.each([
    ['C4', [['C4']]],
    ['F5-E3', [['F5', 'E3']]],
    ['F5xE7', [['F5', 'E7']]],
    ['C5-B3*', [['C5', 'B3', '*']]],
    ['C4/B2-B3', [['C4', 'B2', 'B3'], ['C4', 'B3', 'B2']]],
    ['C4/-', [['C4']]],
    ['out', [['out']]],
  ])('%s', (move, touches) => expect(touchesOf(move)).toEqual(touches));
});

test('every legal move of the recorded games can be built, by each of its ways', async () => {
  for (const file of recordedOf('tara')) {
    const { game, options, moves } = playthrough(file);
    for (let count = 0; count < moves.length; count += 5) {
      const { legal, actors } = await engine.ask('legal', { game, options, moves: moves.slice(0, count) });
      const list = legal[Number(actors[0])]!;
      for (const move of list)
        for (const touches of touchesOf(move)) {
          touches.forEach((touch, i) => expect(wayOn(list, touches.slice(0, i)).next).toContain(touch));
          expect(wayOn(list, touches).move).toBe(move);
        }
    }
  }
});

test('a king that may sacrifice can be moved with and without', () => {
  const legal = ['C5-B3', 'C5-B3*', 'C5-D3'];
  expect([...wayOn(legal, []).next]).toEqual(['C5']);
  expect(wayOn(legal, ['C5', 'B3'])).toEqual({ move: 'C5-B3', next: new Set(['*']) });
  expect(wayOn(legal, ['C5', 'D3'])).toEqual({ move: 'C5-D3', next: new Set() });
  expect(wayOn(legal, ['A2'])).toEqual({ move: null, next: new Set() });
});

test('what somebody means by a touch can be asked about', () => {
  expect(mannerOf(['C4', 'D4'])).toBe('hill');
  expect(mannerOf(['F5-E3', 'pass'])).toBe('king');
  expect(mannerOf(['C4/B2-B3'])).toBe('replace');
  expect(mannerOf(['out'])).toBe('hill');
  const neighbour = () => 'A2';
  expect(meant('hill', [], 'C4', neighbour)).toBe('C4');
  expect(meant('king', [], 'C4', neighbour)).toBe('C4');
  expect(meant('king', ['F5'], 'C4', neighbour)).toBe('F5-C4');
  expect(meant('replace', [], 'C4', neighbour)).toBe('C4/-');
  expect(meant('replace', ['C4'], 'B2', neighbour)).toBe('C4/A2-B2');
  expect(meant('replace', ['C4', 'B2'], 'A3', neighbour)).toBe('C4/A3-B2');
});
