// Sentences are the same in the page as in C++: the golden file is what tests/core/sentences_test.cpp wrote.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { book } from '../src/pages/rules/book';
import { fill, PatternFault, readSentence } from '../src/words/sentence';
import type { Happening } from '../src/engine/protocol';
import { tell } from '../src/words/telling';
import { rules, texts, type Texts } from '../src/words/texts';
import { root } from './root';

interface Pattern {
  pattern: string;
  sentences?: Record<string, string>;
  fault?: string;
}
interface Told {
  family: string;
  happening: Happening;
  sentences: Record<'en' | 'de' | 'it', string>;
}
const golden: (Pattern | Told)[] = JSON.parse(readFileSync(`${root}/tests/golden/sentences.json`, 'utf8'));

function filled(pattern: string, key: string): string {
  return fill(readSentence(pattern), () => ({ key, words: `<${key}>` }));
}

function faultOf(pattern: string): string {
  try {
    return `none: ${readSentence(pattern).length} parts`;
  } catch (fault) {
    if (fault instanceof PatternFault) return fault.message;
    throw fault;
  }
}

test('patterns are read and filled as in C++, and faults are the same', () => {
  const patterns = golden.filter((each) => 'pattern' in each);
  expect(patterns.length).toBeGreaterThan(30);
  for (const { pattern, sentences, fault } of patterns) {
    if (fault) expect(faultOf(pattern)).toBe(fault);
    for (const [key, sentence] of Object.entries(sentences ?? {})) expect(filled(pattern, key)).toBe(sentence);
  }
});

const families = new Set(golden.flatMap((each) => ('family' in each ? [each.family] : [])));

test.each(['en', 'de', 'it'] as const)('every kind of event is told as in C++: %s', async (language) => {
  const known = new Map<string, Texts>();
  for (const family of families) known.set(family, await texts(family, language));
  const kinds = new Set<string>();
  for (const { family, happening, sentences } of golden.filter((each) => 'happening' in each)) {
    kinds.add(`${family}.${happening.kind}`);
    expect(tell(happening, known.get(family)!, (seat, code) => `${code} seat ${seat}`, (other) => known.get(other))).toBe(sentences[language]);
  }
  expect(kinds.size).toBeGreaterThan(120);
  for (const [family, { events }] of known) for (const kind of Object.keys(events)) expect(kinds).toContain(`${family}.${kind}`);
});

test('texts are those of the ledger, in one language', async () => {
  const { words, events } = await texts('tumult-royal', 'de');
  const told = await rules('tumult-royal', 'de');
  const ledger = JSON.parse(readFileSync(`${root}/rules/tumult-royal.json`, 'utf8'));
  expect(Object.keys(told)).toEqual(ledger.rules.map(({ id }: { id: string }) => id));
  const { id, title, text, section, decision, sets } = ledger.rules[0];
  expect(told[id]).toEqual({ title: title.de, text: text.de });
  const read = await book('tumult-royal', 'de');
  expect(read.source).toBe(ledger.source);
  expect(read.entries[id]).toEqual({ section, decision, sets: sets === 'all' ? [] : sets });
  expect(words.good).toEqual({ bread: 'Brot', marble: 'Marmor', tools: 'Werkzeug' });
  expect(events.round!.arguments).toEqual({ round: 'number', seat: 'seat' });
  await expect(rules('table', 'it')).rejects.toThrow('no rules of table');
});

test('a sentence speaks of a woman as of one where the page says that she is', async () => {
  const call = (form: string) => () => ({ key: form, words: 'Blau' });
  const told = async (language: 'en' | 'de' | 'it', form: string, happening: Happening) => tell(happening, await texts('tumult-royal', language), call(form));
  const crowned = { kind: 'crowned', seat: 0, field: 2, statues: 1, supporters: 5 };
  expect(await told('en', 'woman', crowned)).toContain('is crowned Queen,');
  expect(await told('en', 'man', crowned)).toContain('is crowned King,');
  expect(await told('de', 'woman', crowned)).toContain('wird zur Königin gekrönt,');
  expect(await told('de', '0', crowned)).toContain('wird zum König gekrönt,');
  expect(await told('it', 'woman', crowned)).toContain('viene incoronata regina,');
  const changed = (rank: string) => ({ kind: 'rank-changed', seat: 0, rank, supporters: 12 });
  expect(await told('de', 'woman', changed('prince'))).toBe('Blau wird mit 12 Gefolgsleuten Fürstin.');
  expect(await told('de', 'man', changed('prince'))).toBe('Blau wird mit 12 Gefolgsleuten Fürst.');
  expect(await told('en', 'woman', changed('count'))).toBe('Blau becomes Countess, with 12 supporters.');
  expect(await told('it', 'woman', { kind: 'greediest', seat: 0, good: 'bread', goods: 4, mercy: 1 })).toBe('La più avida è Blau, con 4 merci, detratta la grazia del popolo.');
  expect(await told('it', 'man', { kind: 'greediest', seat: 0, good: 'bread', goods: 0, mercy: 0 })).toBe('Nessuno è stato avido, perciò è punito il re: Blau.');
});
