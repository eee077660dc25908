// Small things the page knows by itself: languages, searching, links, words.
import { expect, test } from 'vitest';
import { matching } from '../src/pages/search';
import { addressOf, recordOf } from '../src/play/share';
import { de, en, it } from './browser/words';
import { engine } from './engine';

test('rules are found by all their words, whatever the accents', async () => {
  const { rules } = await engine.ask('rules', { game: 'sacred-hill-1' });
  expect(matching(rules, '', 'en')).toHaveLength(rules.length);
  expect(matching(rules, 'S3', 'en').map(({ rule }) => rule)).toContain('S3');
  expect(matching(rules, 'KNIGHT closer', 'en').map(({ rule }) => rule)).toContain('S1');
  expect(matching(rules, 'konigreich', 'de').map(({ rule }) => rule)).toContain('T2');
  expect(matching(rules, 'knight zebra', 'en')).toEqual([]);
});

test('a link leads to the same game', async () => {
  const moves = ['0 A3', '1 A2', '0 C1', '1 B1', '0 B2'];
  const version = (await engine.ask('games', {})).games.find(({ id }) => id === 'high-kings-1')!.rules;
  const game = { ruleSet: { id: 'high-kings-1', rules: version }, options: { start: 0 }, moves, at: 3 };
  const address = addressOf(game as never);
  const back = recordOf(new URL(address, 'http://localhost').search)!;
  expect(JSON.parse(back.text.split('\n')[0]!)).toEqual({ game: 'high-kings-1', rules: version, options: { start: 0 } });
  expect(back.at).toBe(3);
  const { games } = await engine.ask('read', { record: back.text });
  expect(games[0]).toMatchObject({ game: 'high-kings-1', options: { start: 0 }, moves, over: true });
  expect(recordOf('?x=1')).toBeNull();
});

/** All texts of a dictionary with their places; functions are called with something. */
function texts(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') {
    const call = value as (...args: unknown[]) => string;
    // Names, lists and numbers: whatever a text wants, one of these fits.
    for (const args of [[2, 3, 5], ['king', ['C4', 'D6']], ['Red', 'C4', 'D5'], [['Red', 'Blue']]])
      try {
        const text = call(...args);
        if (typeof text === 'string') return [[at, text]];
      } catch {
        continue;
      }
    return [[at, '']];
  }
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${at}.${key}`));
}

test.each([['de', de], ['it', it]] as const)('%s has a text of its own for everything', (_, dictionary) => {
  const english = new Map(texts(en));
  const others = texts(dictionary);
  expect(others.map(([at]) => at).sort()).toEqual([...english.keys()].sort());
  // Names, signs and words that are the same in several languages.
  const same = others.filter(([at, text]) => text !== '' && text === english.get(at)).map(([at]) => at);
  expect(same.length).toBeLessThan(12);
  for (const [at, text] of others) expect(text === '' && english.get(at) !== '', at).toBe(false);
});
