// Small things the page knows by itself: languages, searching, links, words.
import { expect, test } from 'vitest';
import { catalogue } from '../src/engine/catalogue';
import type { LanguageCode } from '../src/engine/protocol';
import { book, chaptersOf, rulesIn, type Chapter } from '../src/pages/rules/book';
import { hits, matching, piecesOf, wordsIn } from '../src/pages/rules/search';
import { nearest } from '../src/words/nearest';
import { rules } from '../src/words/texts';
import { de, en, it } from './browser/words';

const read = async (language: LanguageCode, ruleSet: string, family = 'tara') => chaptersOf(await rules(family, language), await book(family, language), ruleSet);
const found = (chapters: Chapter[], sought: string) => rulesIn(matching(chapters, wordsIn(sought))).map(({ rule }) => rule);

test('rules are found by all their words, whatever the accents', async () => {
  const [english, german, italian] = [await read('en', 'sacred-hill-1'), await read('de', 'sacred-hill-1'), await read('it', 'sacred-hill-1')];
  expect(found(english, '')).toEqual(rulesIn(english).map(({ rule }) => rule));
  expect(found(english, 'S3')).toContain('S3');
  expect(found(english, 'KNIGHT closer')).toContain('S1');
  expect(found(german, 'konigreich')).toContain('T2');
  expect(found(italian, "all'inizio")).toEqual(found(italian, 'all’inizio'));
  expect(found(italian, "all'inizio")).toContain('S3');
  expect(found(english, 'knight zebra')).toEqual([]);
  // Those of other rule sets are not among them.
  expect(found(english, 'H8')).toEqual([]);
  expect(found(await read('en', 'high-kings-1'), 'H8')).toContain('H8');
});

test('a rule is found with its decisions, a decision with its rule, and both are counted only where the words are', async () => {
  const chapters = await read('en', 'seat-of-kings', 'seat-of-kings');
  const words = wordsIn('fortify just');
  expect(found(chapters, 'fortify just')).toEqual(['G15', 'A9', 'A21']);
  expect(hits(chapters, words)).toBe(1);
});

test('every rule of every rule set has one place, and decisions stand with the rule that they decide', async () => {
  for (const { id, family } of catalogue.ruleSets)
    for (const language of ['en', 'de', 'it'] as const) {
      const { entries, aims } = await book(family, language);
      const here = Object.entries(entries).filter(([, { sets }]) => sets.length === 0 || sets.includes(id));
      const chapters = await read(language, id, family);
      expect(rulesIn(chapters).map(({ rule }) => rule).sort(), id).toEqual(here.map(([rule]) => rule).sort());
      for (const { rules } of chapters) for (const { rule, decisions } of rules) for (const { decides } of decisions) expect(decides).toBe(rule);
      expect(aims[id]!.length, `${id} ${language}`).toBeGreaterThan(60);
    }
});

test('hits are marked where they stand, accents and all, and references to rules are links', () => {
  const pieces = (text: string, sought: string, rules: string[] = []) =>
    piecesOf(text, wordsIn(sought), new Set(rules)).map(({ text, hit, rule }) => (rule ? `(${text}→${rule})` : hit ? `[${text}]` : text)).join('|');
  expect(pieces('Drei Könige', 'konig')).toBe('Drei |[König]|e');
  expect(pieces('straße', 'strasse')).toBe('straße');
  expect(pieces('L’assedio', "l'a")).toBe('[L’a]|ssedio');
  expect(pieces('tumultumult', 'tumult')).toBe('[tumultumult]');
  expect(pieces('see S11, not S1 or A1', '', ['S1', 'S11'])).toBe('see |(S11→S11)|, not |(S1→S1)| or A1');
  expect(pieces('Il re, regole e torre', 're')).toBe('Il |[re]|, |[re]|gole e torre');
  expect(pieces('', 'a')).toBe('');
});

test('a name is proposed only where it is near what was written, in every language', () => {
  const names = catalogue.ruleSets.map(({ id }) => id);
  for (const [written, meant] of [
    ['rebrith-ireland', 'rebirth-ireland'], ['four-tresures', 'four-treasures'], ['sacred-hil-1', 'sacred-hill-1'], ['Tumult_Royal', 'tumult-royal'],
    ['high-kings', 'high-kings-1'], ['chess', undefined], ['tara', undefined], ['', undefined], ['x'.repeat(1000), undefined],
    // Known, but not where it was asked for.
    ['seat-of-kings', undefined],
  ] as const)
    expect(nearest(written, names), written).toBe(meant);
  for (const { noGame } of [en.broken, de.broken, it.broken]) {
    expect(noGame('four-tresures', 'four-treasures')).toMatch(/four-tresures.+\. .+four-treasures.+\?$/);
    expect(noGame('chess')).toMatch(/chess.*\.$/);
  }
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

/** Everything the page says, by file. */
const said = import.meta.glob('../src/**/words/{en,de,it}.ts', { eager: true });

test.each(Object.entries(said))('%s has one kind of apostrophe', (_, dictionary) => {
  for (const [at, text] of textsIn(dictionary)) expect(text, at).not.toMatch(/['"´‘]/);
});
