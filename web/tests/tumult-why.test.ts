// Why moves of Tumult Royal are good or bad, and moves as advice, in three languages.
import { expect, test } from 'vitest';
import type { RuleSet } from '../src/engine/protocol';
import type { Happening, Position } from '../src/games/face';
import type { Facts } from '../src/games/tumult-royal/facts';
import { advise } from '../src/games/tumult-royal/telling';
import { de } from '../src/games/tumult-royal/why/de';
import { effects } from '../src/games/tumult-royal/why/effects';
import { en } from '../src/games/tumult-royal/why/en';
import { it } from '../src/games/tumult-royal/why/it';
import { de as faceDe } from '../src/games/tumult-royal/words/de';
import { en as faceEn } from '../src/games/tumult-royal/words/en';
import { it as faceIt } from '../src/games/tumult-royal/words/it';
import { engine, playthrough } from './engine';

const { game, options, moves } = playthrough('tumult-royal.txt');
const shown = new Map<number, Promise<Position<Facts>>>();

function seen(count: number): Promise<Position<Facts>> {
  const known = shown.get(count) ?? engine.ask('show', { game, options, moves: moves.slice(0, count), as: 'all' }).then((told) => ({ facts: told.position, over: told.over, winners: [], scores: [] }) as unknown as Position<Facts>);
  shown.set(count, known);
  return known;
}

/** The first step of the recorded game that is as wanted, with its number. */
const find = (pattern: RegExp, from = 0) => moves.findIndex((move, i) => i >= from && pattern.test(move));

async function happening(at: number, events: Happening['events'] = []): Promise<Happening<Facts>> {
  return { ruleSet: { id: game } as RuleSet, step: moves[at]!, before: await seen(at), after: await seen(at + 1), events };
}

test('every step of a person has effects that are whole sentences in three languages, and chance has none', async () => {
  for (let at = 0; at < moves.length; at += 2) {
    const each = await happening(at);
    for (const words of [en, de, it]) {
      const said = effects(words, each);
      if (moves[at]!.startsWith('*')) expect(said).toEqual([]);
      for (const sentence of said) expect(sentence).toMatch(/^[A-ZÖ].*[^ ,]\.$/);
    }
  }
});

test('a tile that is kept adds to what the castle holds, and one that is put back is left to the people', async () => {
  const kept = find(/^0 keep$/);
  expect(moves[kept - 1]).toBe('* face M3');
  expect(effects(en, await happening(kept))).toEqual([en.holds(en.goods.marble(3), true)]);
  const back = find(/^0 back$/);
  expect(moves[back - 1]).toBe('* face B2');
  expect(effects(de, await happening(back))).toEqual(['Lässt dem Volk 2 Brote.']);
});

test('statues bring nobles to villages and castles, and what is left over is named', async () => {
  const build = find(/^\d build f2 /);
  const each = await happening(build, [{ kind: 'overpaid', seat: 2, supporters: 1 }]);
  const said = effects(en, each);
  expect(said.some((sentence) => sentence.startsWith('Brings it to '))).toBe(true);
  expect(said.some((sentence) => sentence.startsWith('Keeps ') || sentence === en.usesUp)).toBe(true);
});

test('every legal move can be advised, and names its field', async () => {
  for (let count = 0; count < moves.length; count += 5) {
    const { actors, legal } = await engine.ask('legal', { game, options, moves: moves.slice(0, count) });
    if (actors[0] === '*' || actors[0] === undefined) continue;
    for (const move of legal[actors[0]]!)
      for (const words of [faceEn, faceDe, faceIt]) {
        const advice = advise(words, (face) => face, move);
        expect(advice.endsWith('.')).toBe(true);
        const field = /^(?:at|build) (\w+)/.exec(move)?.[1];
        if (field) expect(advice).toContain(field);
      }
  }
});
