// The middle of the table: where tiles lie, what a finger means, where a key leads, and a hand that is quicker than the table.
import { expect, test } from 'vitest';
import { Grasp } from '../src/games/tumult-royal/raid/grasp.svelte';
import { outcomeAfter } from '../src/games/tumult-royal/raid/outcome';
import { roomFor, strewn } from '../src/games/tumult-royal/raid/places';
import { meaning } from '../src/games/tumult-royal/raid/pulling';
import { walked } from '../src/games/tumult-royal/raid/walking';

const boxes = [[332, 175], [350, 330], [470, 200], [700, 420], [1500, 900]] as const;

test('tiles lie apart, within the table, and where they lay', () => {
  for (const [width, height] of boxes)
    for (const count of [15, 21, 27])
      for (let round = 1; round <= 4; ++round) {
        const { size, spots } = strewn(count, round, width, height);
        expect(spots.map(({ slot }) => slot)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
        const half = spots.map(({ turn }) => (size / 2) * (Math.cos((turn * Math.PI) / 180) + Math.abs(Math.sin((turn * Math.PI) / 180))));
        for (const [i, { x, y }] of spots.entries()) {
          expect(x - half[i]!).toBeGreaterThanOrEqual(-0.5);
          expect(x + half[i]!).toBeLessThanOrEqual(width + 0.5);
          expect(y - half[i]!).toBeGreaterThanOrEqual(-0.5);
          expect(y + half[i]!).toBeLessThanOrEqual(height + 0.5);
          for (const [k, other] of spots.entries())
            if (k < i) expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y)), `${i} and ${k}`).toBeGreaterThan(half[i]! + half[k]! - 0.5);
        }
        expect(strewn(count, round, width, height)).toEqual(strewn(count, round, width, height));
      }
  expect(strewn(21, 1, 470, 200).spots).not.toEqual(strewn(21, 2, 470, 200).spots);
});

test('a thumb has 44 pixels where there is room', () => {
  for (const [width, height] of boxes.slice(1))
    for (const count of [15, 21, 27]) {
      const { reach } = strewn(count, 1, width, height);
      expect(Math.min(reach.width, reach.height)).toBeGreaterThanOrEqual(44);
    }
});

test('what is in the hand is seen beside the finger', () => {
  const [width, height] = [350, 330];
  const { size, spots } = strewn(27, 1, width, height);
  const big = 84;
  for (const spot of spots) {
    const { x, y } = roomFor(big, spot, size, { width, height }, true);
    expect(x).toBeGreaterThanOrEqual(big / 2);
    expect(x).toBeLessThanOrEqual(width - big / 2);
    expect(Math.max(Math.abs(x - spot.x), Math.abs(y - spot.y)), `tile ${spot.slot}`).toBeGreaterThan(big / 2);
  }
});

test('a pull down keeps, a push up puts back, and nothing else means anything', () => {
  const far = 40;
  expect(meaning({ x: 5, y: 60, time: 900 }, far)).toBe('keep');
  expect(meaning({ x: -5, y: -60, time: 900 }, far)).toBe('back');
  expect(meaning({ x: 0, y: 24, time: 40 }, far)).toBe('keep');
  expect(meaning({ x: 0, y: 24, time: 400 }, far)).toBe(null);
  expect(meaning({ x: 90, y: 45, time: 100 }, far)).toBe(null);
  expect(meaning({ x: 0, y: 0, time: 0 }, far)).toBe(null);
});

test('keys lead along the rows and past what is gone', () => {
  const { spots } = strewn(21, 3, 470, 200);
  const rows = Math.max(...spots.map(({ row }) => row)) + 1;
  const all = () => true;
  expect(walked(spots, all, 1, 'ArrowRight')).toBe(2);
  expect(walked(spots, (slot) => slot !== 2, 1, 'ArrowRight')).toBe(3);
  expect(walked(spots, all, 1, 'ArrowLeft')).toBe(null);
  expect(walked(spots, all, 1, 'ArrowUp')).toBe(null);
  expect(walked(spots, all, 1, 'End')).toBe(spots.findLast(({ row }) => row === 0)!.slot);
  let at = 1;
  for (let row = 1; row < rows; ++row) {
    at = walked(spots, all, at, 'ArrowDown')!;
    expect(spots[at - 1]!.row).toBe(row);
  }
  expect(walked(spots, all, at, 'ArrowDown')).toBe(null);
});

/** A table that answers when it is told to. */
function slowTable() {
  const asked: string[] = [];
  const missed: number[] = [];
  let hand: number | null = null;
  let answer: (played: boolean) => void = () => {};
  const grasp = new Grasp({
    hand: () => hand,
    play: (move) => {
      asked.push(move);
      return new Promise((played) => (answer = played));
    },
    onmissed: (slot) => missed.push(slot),
  });
  const settle = async (played: boolean, holds: number | null) => {
    hand = holds;
    answer(played);
    for (let i = 0; i < 6; ++i) await Promise.resolve();
  };
  return { grasp, asked, missed, settle };
}
const settled = async () => {
  for (let i = 0; i < 6; ++i) await Promise.resolve();
};

test('what is meant for a tile that is still being lifted is done when it is there', async () => {
  const { grasp, asked, settle } = slowTable();
  void grasp.lift(7, 0);
  expect(grasp.raised).toBe(7);
  void grasp.decide('keep', 0);
  await settled();
  expect(asked).toEqual(['lift 7']);
  await settle(true, 7);
  expect(asked).toEqual(['lift 7', 'keep']);
  expect(grasp.raised).toBe(null);
  await settle(true, null);
  expect(grasp.leaving).toBe(null);
});

test('where somebody was quicker the next touch counts', async () => {
  const { grasp, asked, missed, settle } = slowTable();
  void grasp.lift(7, 0);
  void grasp.lift(9, 0);
  await settled();
  await settle(false, null);
  expect(missed).toEqual([7]);
  expect(asked).toEqual(['lift 7', 'lift 9']);
  expect(grasp.raised).toBe(9);
});

test('a tile that is touched while another one is in the hand, or leaves it, comes after it', async () => {
  const { grasp, asked, settle } = slowTable();
  void grasp.lift(7, 0);
  await settled();
  await settle(true, 7);
  void grasp.lift(9, 0);
  await settled();
  expect(grasp.raised).toBe(9);
  expect(asked).toEqual(['lift 7', 'back']);
  await settle(true, null);
  expect(asked).toEqual(['lift 7', 'back', 'lift 9']);
  await settle(true, 9);
  void grasp.decide('keep', 0);
  void grasp.lift(3, 0);
  await settled();
  expect(asked.at(-1)).toBe('keep');
  await settle(true, null);
  expect(asked.at(-1)).toBe('lift 3');
  await settle(true, 3);
  void grasp.decide('back', 0);
  void grasp.stop(0);
  await settle(true, null);
  expect(asked.at(-1)).toBe('done');
});

test('what a raid came to is what was told of its round', () => {
  const left = { kind: 'left', bread: 2, marble: 4, tools: 3 };
  const first = outcomeAfter(null, 1, [left]);
  expect(first).toEqual({ round: 1, remained: { bread: 2, marble: 4, tools: 3 }, tumults: null });
  const second = outcomeAfter(first, 1, [{ kind: 'tumult', good: 'tools', left: 3, demand: 4 }, { kind: 'tumult', good: 'bread', left: 2, demand: 4 }]);
  expect(second!.tumults).toEqual(['bread', 'tools']);
  expect(outcomeAfter(second, 1, [])).toEqual(second);
  expect(outcomeAfter(second, 2, [])).toBe(null);
  expect(outcomeAfter(null, 2, [left, { kind: 'content' }])!.tumults).toEqual([]);
});
