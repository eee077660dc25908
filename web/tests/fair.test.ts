// Draws in the page are those of C++: the golden file is what tests/fair/golden_test.cpp wrote.
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bitsOf, hashOfNumber, hashOfSeed, type Numbers } from '../src/fair/draws';
import { bitsOfGames, type Entry } from '../src/fair/verification';
import type { Happening } from '../src/engine/protocol';
import { root } from './root';

interface Golden {
  seeds: { seed: string; hash: string }[];
  numbers: { seat: number; number: string; hash: string }[];
  draws: { seed: string; numbers: Numbers; bits: [draw: string, attempt: number, bits: string][] }[];
  logs: {
    name: string;
    log: Entry[];
    /** What is wrong with seeds and numbers; null: nothing. */
    fault: Happening | null;
    /** All that was asked for when the log was verified. */
    bits: [game: number, draw: string, attempt: number, bits: string][];
  }[];
}
const read = (path: string) => JSON.parse(readFileSync(`${root}/tests/${path}`, 'utf8'));
const golden: Golden = read('golden/fair-draws.json');

test('HMAC-SHA-256 is that of RFC 4231', () => {
  const cases: { key: string; data: string; hmac: string }[] = read('fair/rfc4231.json');
  expect(cases.length).toBe(7);
  for (const { key, data, hmac: wanted } of cases)
    expect(bytesToHex(hmac(sha256, hexToBytes(key), hexToBytes(data))).slice(0, wanted.length)).toBe(wanted);
});

test('hashes and bits are those of C++', () => {
  for (const { seed, hash } of golden.seeds) expect(hashOfSeed(seed)).toBe(hash);
  for (const { seat, number, hash } of golden.numbers) expect(hashOfNumber(seat, number)).toBe(hash);
  for (const { seed, numbers, bits } of golden.draws)
    for (const [draw, attempt, wanted] of bits) expect(bitsOf(seed, numbers)(BigInt(draw), attempt)).toBe(BigInt(wanted));
  expect(golden.draws.length).toBeGreaterThan(4);
});

test('a log gives the bits that C++ verified it with, or the same fault', () => {
  const faults = new Set<string>();
  for (const { name, log, fault, bits } of golden.logs) {
    const games = bitsOfGames(log);
    if (!Array.isArray(games)) {
      expect(games, name).toEqual(fault);
      faults.add(games.kind);
      continue;
    }
    expect(fault, name).toBe(null);
    for (const [game, draw, attempt, wanted] of bits) expect(games[game]!(BigInt(draw), attempt), name).toBe(BigInt(wanted));
  }
  expect([...faults].sort()).toEqual(['draws-number', 'draws-order', 'draws-seed', 'draws-unpublished', 'draws-unrevealed']);
});
