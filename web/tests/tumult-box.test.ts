// The box of Tumult Royal: what is said of its pieces, how a pack of one's own is written and painted, and which files have the
// form of one.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pathOf, type Origin } from '../src/games/components';
import { emptyBox, readBox } from '../src/games/tumult-royal/components/editor/box-file';
import { editor } from '../src/games/tumult-royal/components/editor/editor';
import { told } from '../src/games/origins';
import { beyond, painted, placesAfter, terrainAt } from '../src/games/tumult-royal/components/editor/painting';
import { changed, countOf, faces, inPlay, toggled, withCount, withWeight } from '../src/games/tumult-royal/components/editor/writing';
import { groups, standardBox, type OwnBox } from '../src/games/tumult-royal/components/pack';
import { kinds, pieces } from '../src/games/tumult-royal/components/pieces';
import { sharesOf } from '../src/games/tumult-royal/pieces/shares';
import { aboutOf, noteOf } from '../src/games/tumult-royal/components/sources/noted';
import { componentsWords } from '../src/games/tumult-royal/components/words/spoken';
import { packText } from '../src/pages/components/pack-file';
import { speech } from '../src/words/speech.svelte';
import { engine } from './engine';

// What the page's language asks of a browser.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { languages: ['en'] });
});

beforeAll(() => componentsWords.load());
beforeEach(() => speech.load('en'));

const legal = (content: unknown) => engine.ask('legal', { game: 'tumult-royal', options: {}, moves: [], content });
const faultOf = (content: unknown) => legal(content).then(() => null, (problem) => problem.fault);
const languages = ['en', 'de', 'it'] as const;
const reconstructed = { en: /reconstructed/, de: /rekonstruiert/, it: /ricostruit/ };

describe('what is said of the pieces', () => {
  test.each(languages)('every piece has a name, a text and an origin: %s', async (language) => {
    await speech.load(language);
    const all = pieces();
    expect(all.length).toBe(28);
    expect(new Set(all.map(({ id }) => id)).size).toBe(28);
    expect(kinds().map(({ id }) => all.filter(({ kind }) => kind === id).length)).toEqual([3, 2, 5, 5, 10, 3]);
    for (const { name, text, note } of all) for (const words of [name, text, note]) expect(words).not.toMatch(/undefined|NaN|\s{2}|'/);
    for (const group of groups) expect(aboutOf(group).length, group).toBeGreaterThan(20);
  });

  test('none is said to be known better than the pack says of its group', async () => {
    for (const group of groups) {
      const { provenance, source, reason } = standardBox.provenance![group]!;
      const said = pieces().filter(({ kind }) => kind === group).map((piece) => piece.provenance);
      if (provenance === 'reconstructed') expect(new Set(said), group).toEqual(new Set(['reconstructed']));
      else expect(said, group).toContain(provenance);
      // What is reconstructed in a group that is known is said to be so, in all languages, and is so marked.
      const partly = reconstructed.en.test(source ?? '') || Boolean(reason);
      expect(said.includes('reconstructed'), group).toBe(partly);
      for (const language of languages) {
        await speech.load(language);
        if (source && partly) expect(aboutOf(group), `${group} in ${language}`).toMatch(reconstructed[language]);
      }
      await speech.load('en');
    }
  });

  test('what is known of single pieces is told of the same in every language', async () => {
    const noted: Record<string, string[]> = {};
    for (const language of languages) {
      await speech.load(language);
      noted[language] = pieces().map(({ id }) => id).filter((id) => noteOf(id));
    }
    expect(noted.de).toEqual(noted.en);
    expect(noted.it).toEqual(noted.en);
    for (const { id, kind } of pieces()) expect(Boolean(noteOf(id)), id).toBe(!['goods', 'landscapes'].includes(kind!));
  });

  test('the village, the thresholds but two and the layouts but one are reconstructed', () => {
    const made = pieces().filter(({ provenance }) => provenance === 'reconstructed').map(({ id }) => id);
    expect(made.filter((id) => /^(cost|threshold|layout)/.test(id))).toEqual(['cost-v', 'threshold-0', 'threshold-2', 'threshold-3', 'layout-2', 'layout-3']);
  });
});

describe('writing a pack', () => {
  test('tiles are counted by face, and kept in one order', () => {
    expect([2, 3, 4].map((players) => inPlay(standardBox.goods, players))).toEqual([21, 30, 39]);
    const loaf = { good: 'B', value: 1, from: 2 } as const;
    expect(countOf(standardBox.goods, loaf)).toBe(3);
    expect(withCount(standardBox.goods, loaf, 3)).toEqual(standardBox.goods);
    const more = withCount(standardBox.goods, loaf, 5);
    expect([countOf(more, loaf), more.length]).toEqual([5, 41]);
    expect(withCount(more, loaf, 3)).toEqual(standardBox.goods);
    expect(faces.reduce((goods, face) => withCount(goods, face, 0), standardBox.goods)).toEqual([]);
  });

  test('what has been said of a standard group is not said of a changed one, and one’s own words stay', () => {
    const mine = changed(standardBox, 'thresholds', [5, 5, 4, 3, 0]);
    expect(mine.provenance!.thresholds).toBeUndefined();
    expect(mine.provenance!.goods).toEqual(standardBox.provenance!.goods);
    const origin: Origin = { provenance: 'rulebook', source: 'as printed', reason: undefined };
    const said = told(mine, 'thresholds', origin);
    expect(said.provenance!.thresholds).toEqual({ provenance: 'rulebook', source: 'as printed' });
    expect(changed(said, 'thresholds', [4, 4, 4, 3, 0]).provenance!.thresholds).toEqual({ provenance: 'rulebook', source: 'as printed' });
    expect(told(said, 'thresholds', {}).provenance).toEqual(mine.provenance);
    const { provenance: _, ...bare } = standardBox;
    expect('provenance' in changed(bare as OwnBox, 'thresholds', [0, 0, 0, 0, 0])).toBe(false);
    expect(standardBox.thresholds).toEqual([6, 5, 4, 3, 0]);
  });

  test('a number that the disc does not show stands nowhere', () => {
    expect(withWeight({ 2: 1, 3: 1 }, 3, 0)).toEqual({ 2: 1 });
    expect(withWeight({ 2: 1 }, 9, 4)).toEqual({ 2: 1, 9: 4 });
    expect(sharesOf({ 5: 3, 2: 1, 7: 0 })).toEqual([{ number: 2, from: 0, share: 0.25 }, { number: 5, from: 0.25, share: 0.75 }]);
    expect(sharesOf({})).toEqual([]);
  });

  test('positions are turned over', () => {
    expect(toggled([1, 4], 3, 4)).toEqual([1, 3, 4]);
    expect(toggled([1, 3, 4], 1, 4)).toEqual([3, 4]);
    expect(toggled([9, 4, 4], 1, 4)).toEqual([1, 4]);
  });
});

describe('painting', () => {
  const tile = ['mfm', 'vmf', 'hmm'];

  test('a field is painted, the others stay', () => {
    expect(painted(tile, 5, 'c')).toEqual(['mfm', 'vmc', 'hmm']);
    expect(tile).toEqual(['mfm', 'vmf', 'hmm']);
    expect([0, 1, 3, 6].map((place) => terrainAt(tile, place))).toEqual(['m', 'f', 'v', 'h']);
  });

  test('a turned tile is painted where it is seen', () => {
    expect(placesAfter(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(placesAfter(1)).toEqual([6, 3, 0, 7, 4, 1, 8, 5, 2]);
    expect(placesAfter(2)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(painted(tile, placesAfter(1)[0]!, 'c')).toEqual(['mfm', 'vmf', 'cmm']); // upper left, after the lower left has turned there
  });

  test('the fields are walked with arrow keys', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a'].map((key) => beyond(4, key))).toEqual([3, 5, 1, 7, undefined]);
    expect([beyond(0, 'ArrowLeft'), beyond(2, 'ArrowRight'), beyond(1, 'ArrowUp'), beyond(7, 'ArrowDown')]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a pack as a file', () => {
  test('is written so that the engine reads it', async () => {
    const text = packText(editor.standard);
    expect(text.split('\n').filter((line) => line.startsWith('    {"good"')).length).toBe(39);
    expect(JSON.parse(text)).toEqual(editor.standard);
    expect(await faultOf(JSON.parse(text))).toBeNull();
    expect(editor.standard.name).toBeUndefined();
  });

  test('is opened if it has the form of one, however wrong its numbers are', () => {
    expect(readBox(standardBox)).toBe(standardBox);
    expect(readBox(emptyBox())).not.toBeNull();
    const wrong = (change: object) => readBox({ ...standardBox, ...change });
    expect(wrong({ thresholds: [99, 0, -1, 0, 7], disc: { 3: 400 }, goods: [], landscapes: [['fff', 'fff', 'fff']], layouts: { ...standardBox.layouts, 2: { columns: 2, rows: 2, up: [1, 1, 9] } } })).not.toBeNull();
    for (const odd of [{ goods: [{ good: 'B', value: 4, from: 2 }] }, { goods: [{ good: 'B', value: 1 }] }, { disc: { 12: 1 } }, { disc: { 2: '1' } }, { costs: { m: [1, 1, 0] } }, { thresholds: [5, 0] },
      { landscapes: [['mm', 'mmm', 'mmm']] }, { landscapes: [['mlm', 'mmm', 'mmm']] }, { layouts: { 2: standardBox.layouts[2] } }, { layouts: { ...standardBox.layouts, 3: { columns: 2, rows: 2, up: [] } } },
      { game: 'chess' }, { disk: {} }, { provenance: { goods: 'mine' } }, { provenance: { dice: {} } }])
      expect(wrong(odd), JSON.stringify(odd)).toBeNull();
    for (const odd of [null, [], {}, { goods: standardBox.goods }]) expect(readBox(odd), JSON.stringify(odd)).toBeNull();
  });

  test('whatever the editor opens can be put right there: the engine finds nothing in it that has no place', async () => {
    for (const [change, place, said] of [
      [{ disc: {} }, 'Tumult disc', null],
      [{ disc: { 3: 101 } }, 'Tumult disc, number 3', null],
      [{ costs: { ...standardBox.costs, m: [3, 1, 0] } }, 'Costs, Meadow, Bread', null],
      [{ costs: { ...standardBox.costs, v: [0, 0, 0] } }, 'Costs, Village', null],
      [{ thresholds: [6, 5, 40, 3, 0] }, 'Double fields of the chronicle, Round 8', null],
      [{ thresholds: [6, 5, 4, 3, 1] }, 'Double fields of the chronicle, Round 10', null],
      [{ landscapes: standardBox.landscapes.with(3, ['fff', 'fff', 'fff']) }, 'Landscape tiles, Tile 4', null],
      [{ landscapes: standardBox.landscapes.slice(1) }, 'Landscape tiles', 'there are 9 tiles; there must be 10'],
      [{ goods: standardBox.goods.slice(1) }, 'Goods tiles', 'there are 38 tiles; there must be 39 in all'],
      [{ goods: standardBox.goods.map((tile) => ({ ...tile, from: 2 })) }, 'Goods tiles', null],
      [{ layouts: { ...standardBox.layouts, 3: { columns: 3, rows: 2, up: [1] } } }, 'Layouts, For 3 players', '1 tile lies face up; there must be 3'],
      [{ layouts: { ...standardBox.layouts, 3: { columns: 3, rows: 2, up: [1, 1, 7] } } }, 'Layouts, For 3 players', null],
      [{ name: '' }, 'name of the pack', null],
      [{ provenance: { goods: { source: 'a\u0000b' } } }, 'Goods tiles, where it comes from', null],
    ] as const) {
      const pack = readBox({ ...standardBox, ...change })!;
      expect(pack, place).not.toBeNull();
      const fault = await faultOf(pack);
      expect(editor.placeOf(pack, pathOf(fault.at)), place).toBe(place);
      expect(editor.plainly(fault), place).toBe(said);
    }
  });

  test('an empty one is refused at its disc', async () => expect(pathOf((await faultOf(emptyBox())).at)).toEqual(['disc']));
});
