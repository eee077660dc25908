// The island of Seat of Kings: where its fields lie, how one walks on them, and what is said of them.
import { expect, test } from 'vitest';
import { ranks, regionNames, type Facts, type RegionFacts, type RegionName } from '../src/games/seat-of-kings/facts';
import { noMarks } from '../src/games/seat-of-kings/island/marks';
import { centre, fields, layOut, travelled, walked, width } from '../src/games/seat-of-kings/island/pyramid';
import { control, markedOn, spokenField, spokenRegion } from '../src/games/seat-of-kings/island/speaking';
import { de } from '../src/games/seat-of-kings/island/words/de';
import { en } from '../src/games/seat-of-kings/island/words/en';
import { it } from '../src/games/seat-of-kings/island/words/it';
import told from '../../rules/events/seat-of-kings.json';

const region = (fields: RegionFacts['fields'] = {}, king_stone: number | null = null, closed = false): RegionFacts => ({ closed, king_stone, fields });
const island = (regions: Facts['regions']) => ({ regions }) as Facts;
const names = (seat: number) => ['Blue', 'Red', 'White', 'Yellow'][seat]!;

test('every field lies in the middle above the two that lead up to it', () => {
  ranks.slice(0, -1).forEach(({ fields }, row) => {
    const above = ranks[row + 1]!.fields as readonly string[];
    above.forEach((field, i) => {
      expect(centre(field).x).toBe((centre(fields[i]!).x + centre(fields[i + 1]!).x) / 2);
      expect(centre(field).y).toBeLessThan(centre(fields[i]!).y);
    });
  });
  expect(centre('K').x).toBe(width / 2);
  expect(new Set(fields).size).toBe(15);
});

test('arrow keys reach every field, and lead nowhere else', () => {
  const seen = new Set(['F3']);
  for (const field of seen)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) seen.add(walked(field, key)!);
  expect([...seen].sort()).toEqual([...fields].sort());
  expect(walked('F3', 'a')).toBeNull();
});

test('up leads to the nearest field above, and down back', () => {
  expect(walked('F2', 'ArrowUp')).toBe('H2');
  expect(walked('H2', 'ArrowDown')).toBe('F2');
  expect(walked('F5', 'ArrowUp')).toBe('H4');
  expect(walked('K', 'ArrowUp')).toBe('K');
  expect(walked('W2', 'Home')).toBe('W1');
  expect(walked('W2', 'End')).toBe('W3');
});

test('one goes round the island over the regions in play', () => {
  expect(travelled(['Con', 'Lei'], 'Lei', 'PageDown')).toBe('Con');
  expect(travelled([...regionNames], 'Con', '[')).toBe('Mun');
  expect(travelled([...regionNames], 'Con', 'ArrowUp')).toBeNull();
});

test('the regions lie where the provinces do, whichever are in play', () => {
  const sets = [...Array(16).keys()].map((bits) => regionNames.filter((_, i) => bits & (1 << i))).filter(({ length }) => length >= 2);
  for (const played of sets) {
    const places = Object.entries(layOut(played)).map(([name, area]) => {
      const [top, left, rows, columns] = area.match(/\d+/g)!.map(Number) as [number, number, number, number];
      return { name: name as RegionName, top, left, bottom: top + rows, right: left + columns };
    });
    expect(places.map(({ name }) => name)).toEqual(played);
    for (const a of places) {
      expect(a.bottom, `${a.name} of ${played}`).toBeLessThanOrEqual(5);
      expect(a.right, `${a.name} of ${played}`).toBeLessThanOrEqual(13);
      for (const b of places) {
        if (a === b) continue;
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top, `${a.name} beside ${b.name} of ${played}`).toBe(true);
        if (a.name === 'Uls') expect(a.top).toBeLessThanOrEqual(b.top);
        if (a.name === 'Mun') expect(a.bottom).toBeGreaterThanOrEqual(b.bottom);
        if (a.name === 'Con') expect(a.left).toBeLessThanOrEqual(b.left);
        if (a.name === 'Lei') expect(a.right).toBeGreaterThanOrEqual(b.right);
      }
    }
  }
});

test('fields and regions have the names that the events have', () => {
  for (const [code, words] of Object.entries({ en, de, it }) as ['en' | 'de' | 'it', typeof en][]) {
    for (const field of fields) expect(words.field[field]).toBe(told.words.field[field as 'K'][code]);
    for (const name of regionNames) expect(words.region[name]).toBe(told.words.region[name][code]);
  }
});

const lies = island({
  Con: region({ F1: [0], F2: [1, 1, 0, 2, 0], H2: [3, 0], K: [2] }),
  Uls: region({}, 3, true),
  Lei: region({}, 1),
  Mun: region(),
});

test('a field is said with what lies there, from the top down', () => {
  const say = (place: string) => spokenField(en, lies, names, place, {});
  expect(say('Con F1')).toBe('Connacht, farmer’s field F1: Blue');
  expect(say('Con F2')).toBe('Connacht, farmer’s field F2: Red, fort, below it 2 of Blue’s and 1 of White’s captive');
  expect(say('Con H2')).toBe('Connacht, herdsman’s field H2: Yellow, below it 1 of Blue’s captive');
  expect(say('Con W1')).toBe('Connacht, warrior’s field W1: vacant');
  expect(say('Lei K')).toBe('Leinster, king’s field: Red’s king stone');
});

test('a field is said in three languages', () => {
  expect(spokenField(de, lies, (seat) => ['Blau', 'Rot', 'Weiß', 'Gelb'][seat]!, 'Con H2', { legal: true })).toBe('Connacht, Hirtenfeld H2: Gelb, darunter gefangen 1 von Blau; spielbar');
  expect(spokenField(it, lies, (seat) => ['Blu', 'Rosso', 'Bianco', 'Giallo'][seat]!, 'Con H2', { legal: true })).toBe('Connacht, posizione di pastore H2: Giallo, sotto, prigioniere: 1 di Blu; si può giocare');
});

test('marks are said after what lies there', () => {
  const marks = { ...noMarks, legal: new Set(['Con F2.1']), doomed: new Map([['Con F2', ['broken' as const, 'freed' as const]]]), ghosts: [{ place: 'Con F2', seat: 3, kind: 'placed' as const }] };
  expect(spokenField(en, lies, names, 'Con F2', markedOn(marks, 'Con F2'))).toMatch(
    /captive; may be played; Yellow would be placed here; the fort would be broken; captives would be freed$/,
  );
  expect(markedOn(marks, 'Con F1').legal).toBe(false);
});

test('a region is said with who controls how much of it, or that it is won or empty', () => {
  const say = (name: RegionName, legal: string[] = []) => spokenRegion(en, lies, names, name, { ...noMarks, legal: new Set(legal) });
  expect(control(lies.regions.Con!)).toEqual([[0, 1], [1, 1], [2, 1], [3, 1]]);
  expect(say('Con', ['Con F3'])).toBe('Connacht, Blue 1 field, Red 1 field, White 1 field, Yellow 1 field; something may be played here');
  expect(say('Uls')).toBe('Ulster, won by Yellow');
  expect(say('Lei')).toBe('Leinster, Red 1 field');
  expect(say('Mun', ['Mun'])).toBe('Munster, empty; may be played');
});
