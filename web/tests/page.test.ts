// Small things the page knows by itself: languages, searching, links, words.
import { expect, test } from 'vitest';
import { matching, rulesOf, type NamedRule } from '../src/pages/search';
import { texts } from '../src/words/texts';
import { de, en, it } from './browser/words';

test('rules are found by all their words, whatever the accents', async () => {
  const [english, german] = [rulesOf(await texts('tara', 'en'), 'sacred-hill-1'), rulesOf(await texts('tara', 'de'), 'sacred-hill-1')];
  const found = (rules: NamedRule[], sought: string) => matching(rules, sought).map(({ rule }) => rule);
  expect(matching(english, '')).toHaveLength(english.length);
  expect(found(english, 'S3')).toContain('S3');
  expect(found(english, 'KNIGHT closer')).toContain('S1');
  expect(found(german, 'konigreich')).toContain('T2');
  expect(found(english, 'knight zebra')).toEqual([]);
  // Those of other rule sets are not among them.
  expect(found(english, 'H8')).toEqual([]);
  expect(found(rulesOf(await texts('tara', 'en'), 'high-kings-1'), 'H8')).toContain('H8');
});

/** All texts of a dictionary with their places; functions are called with something. */
function textsIn(value: unknown, at = ''): [string, string][] {
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
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`));
}

test.each([['de', de], ['it', it]] as const)('%s has a text of its own for everything', (_, dictionary) => {
  const english = new Map(textsIn(en));
  const others = textsIn(dictionary);
  expect(others.map(([at]) => at).sort()).toEqual([...english.keys()].sort());
  // Names, signs and words that are the same in several languages.
  const same = others.filter(([at, text]) => text !== '' && text === english.get(at)).map(([at]) => at);
  expect(same.length).toBeLessThan(12);
  for (const [at, text] of others) expect(text === '' && english.get(at) !== '', at).toBe(false);
});
