// The box of Rebirth: what is said of its pieces, and that none is said to be known better than it is.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boxWords } from '../src/games/rebirth/components/box/words/spoken';
import { groups, standardBox } from '../src/games/rebirth/components/pack';
import { kinds, pieceKinds, pieces } from '../src/games/rebirth/components/pieces';
import { aboutOf, noteOf, notes } from '../src/games/rebirth/components/sources/noted';
import { componentsWords } from '../src/games/rebirth/components/words/spoken';
import { mapWords } from '../src/games/rebirth/map/words/spoken';
import { tiles } from '../src/games/rebirth/facts';
import { tileSigns } from '../src/games/rebirth/pieces/tile-signs';
import { speech } from '../src/words/speech.svelte';

// What the page's language asks of a browser.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { languages: ['en'] });
});

beforeAll(() => Promise.all([componentsWords.load(), boxWords.load(), notes.load(), mapWords.load()]));
beforeEach(() => speech.load('en'));

const languages = ['en', 'de', 'it'] as const;
const reconstructed = { en: /reconstructed/, de: /rekonstruiert/, it: /ricostruit/ };
const ofKind = (kind: string) => pieces().filter((piece) => piece.kind === kind);

describe('what is said of the pieces', () => {
  test.each(languages)('every piece has a name, a text and an origin: %s', async (language) => {
    await speech.load(language);
    const all = pieces();
    expect(new Set(all.map(({ id }) => id)).size).toBe(74);
    expect(kinds().map(({ id }) => ofKind(id).length)).toEqual([9, 16, 12, 11, 6, 7, 12, 1]);
    // Names of places are the pack's.
    for (const { name, text, note } of all) for (const words of [name, text, note]) expect(words.replace('King John\'s', '')).not.toMatch(/undefined|NaN|\s{2}|'/);
    for (const kind of pieceKinds) expect(aboutOf(kind), kind).toMatch(reconstructed[language]);
    for (const { title, text } of Object.values(boxWords())) for (const words of [title, text]) expect(words).not.toMatch(/undefined|'/);
  });

  test('everything in the pack is among them', () => {
    const sum = (kind: string) => ofKind(kind).reduce((sum, { text }) => sum + Number.parseInt(text), 0);
    const hexes = ofKind('hexes').filter(({ id }) => id !== 'hex-neutral');
    expect(hexes.reduce((sum, { text }) => sum + Number.parseInt(text), 0)).toBe(standardBox.hexes.length);
    expect(sum('areas')).toBe(standardBox.hexes.filter(({ area }) => area).length);
    expect(sum('towers')).toBe(standardBox.towers.fields.length);
    expect(ofKind('tiles').slice(1).reduce((sum, { text }) => sum + Number.parseInt(text), 0)).toBe(36);
    expect(ofKind('castles').map(({ name }) => name)).toEqual(standardBox.castles.map(({ name }) => name));
    expect(ofKind('fields').map(({ name }) => name)).toEqual(standardBox.towers.fields.map(({ name }) => name));
    expect(ofKind('missions').map(({ name }) => name)).toEqual(standardBox.missions.map(({ name }) => name!.en));
  });

  test('only what the pack says is known is said to be', () => {
    const known = pieces().filter(({ provenance }) => provenance !== 'reconstructed');
    expect(known.map(({ id, provenance }) => [id, provenance])).toEqual([
      ['castle-w5', 'rulebook'], ['field-t5', 'rulebook'], ['tower-thirteen', 'rulebook'], ['tower-double', 'rulebook'], ['tiles-all', 'public'],
    ]);
    expect(known.filter(({ note }) => !note)).toEqual([]);
    const { provenance } = standardBox;
    expect(groups.filter((group) => provenance![group]!.provenance !== 'reconstructed')).toEqual(['blarney', 'tiles']);
    expect(provenance!.towers!.reason).toMatch(/two doublers and three thirteens are the rules'; the tower north of Dublin at the Hill of Tara too/);
  });

  test('what is known of single pieces is told of the same in every language', async () => {
    const noted: Record<string, string[]> = {};
    for (const language of languages) {
      await speech.load(language);
      noted[language] = pieces().map(({ id }) => id).filter((id) => noteOf(id));
      expect(Object.keys(notes().pieces).sort(), language).toEqual(noted[language]!.toSorted());
    }
    expect(noted.de).toEqual(noted.en);
    expect(noted.it).toEqual(noted.en);
  });
});

test('houses on a tile can be counted', () => {
  for (const tile of tiles.slice(2)) expect(tileSigns[tile].body.match(/M/g)).toHaveLength(Number(tile[1]));
});
