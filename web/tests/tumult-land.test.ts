// The land of Tumult Royal: what fields are, how the frame shares its room, how one walks, and what is said.
import { expect, test } from 'vitest';
import { boxOf, fieldAt, placesOf, positionAt, rows, terrainOf, turned, type Place, type Terrain } from '../src/games/tumult-royal/box';
import type { Facts } from '../src/games/tumult-royal/facts';
import { field, frameFor, nearer } from '../src/games/tumult-royal/land/frame';
import { noMarks } from '../src/games/tumult-royal/land/marks';
import { spokenChronicle, spokenField } from '../src/games/tumult-royal/land/speaking';
import { meantBy, walked } from '../src/games/tumult-royal/land/walking';
import { de } from '../src/games/tumult-royal/land/words/de';
import { en } from '../src/games/tumult-royal/land/words/en';
import { it } from '../src/games/tumult-royal/land/words/it';
import { sightsOf } from './tumult';

const box = boxOf(undefined);
const names = (seat: number) => ['Blue', 'Yellow', 'Violet', 'Grey'][seat]!;
const letters: Record<string, Terrain> = { meadow: 'm', forest: 'f', mountain: 'h', village: 'v', castle: 'c' };
const landOf = (land: Facts['land'], more: Partial<Facts> = {}) => ({ land, fields: {}, chronicle: [], phase: 'build', ...more }) as unknown as Facts;
const face = (positions: number) => Object.fromEntries(Array.from({ length: positions }, (_, i) => [i + 1, [1, 0]])) as Facts['land'];

test.each([2, 3, 4])('with %i players every field is what the table says that it is', async (players) => {
  const found = new Set<Terrain>();
  let told = 0;
  for (const { facts, sections } of await sightsOf(players)) {
    const terrainAt = new Map(placesOf(facts).map((place) => [place.field, terrainOf(box, facts, place)]));
    const lines = sections.flatMap(({ lines }) => lines);
    for (const { terrain, fields } of lines.filter(({ kind }) => kind === 'shown-free'))
      for (const free of String(fields).match(/[a-l][1-6]/g) ?? []) {
        expect(terrainAt.get(free), free).toBe(letters[String(terrain)]);
        found.add(letters[String(terrain)]!);
        ++told;
      }
    for (const { field: stands, terrain, statues } of lines.filter(({ kind }) => kind === 'shown-field')) {
      expect(terrainAt.get(String(stands)), String(stands)).toBe(letters[String(terrain)]);
      expect(facts.fields[String(stands)]![1]).toBe(statues);
    }
    // Of each face-up tile all nine fields are free or have statues.
    const up = Object.values(facts.land).filter((lies) => lies !== null).length;
    const free = lines.filter(({ kind }) => kind === 'shown-free').flatMap(({ fields }) => String(fields).match(/[a-l][1-6]/g) ?? []);
    expect(free.length + Object.keys(facts.fields).length).toBe(9 * up);
  }
  expect(told).toBeGreaterThan(100);
  expect(found.size).toBe(5);
});

test('a tile that is turned four times lies as before', () => {
  for (const landscape of box.landscapes) {
    expect(turned(landscape, 4).map((row) => row.join(''))).toEqual(landscape);
    expect(turned(landscape, 1)[0]!.join('')).toBe(landscape.map((row) => row[0]).reverse().join(''));
  }
});

test('positions are counted column by column from below', () => {
  expect([positionAt(0, 0), positionAt(2, 5), positionAt(3, 0), positionAt(11, 5)]).toEqual([1, 2, 3, 8]);
  expect(placesOf(landOf(face(8)))).toHaveLength(72);
});

test.each([4, 6, 8])('a land of %i tiles fills its box, whatever its shape, and the chronicle never lies over it', (tiles) => {
  const columns = (tiles / 2) * 3;
  for (const [width, height] of [[360, 270], [360, 400], [500, 240], [757, 310], [1000, 480], [600, 900], [1600, 900]] as const) {
    const { chronicle, scale, land, strip, cells } = frameFor(columns, box.thresholds.length, width, height);
    const [wide, high] = chronicle === 'above' ? [Math.max(land.width, strip.width), land.height + strip.height] : [land.width + strip.width, land.height];
    expect(wide * scale).toBeLessThanOrEqual(width + 0.01);
    expect(high * scale).toBeLessThanOrEqual(height + 0.01);
    expect(Math.max(wide * scale / width, high * scale / height)).toBeCloseTo(1);
    expect(cells.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { x, y, width, height } of cells) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(strip.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(strip.height);
    }
  }
});

test('small fields can be seen from nearer, large enough for a finger', () => {
  const small = frameFor(12, 5, 360, 270);
  expect(small.scale * field).toBeLessThan(30);
  expect(nearer(small, 270)! * field).toBeGreaterThanOrEqual(40);
  expect(nearer(frameFor(6, 5, 360, 400), 400)).toBeNull();
});

test('arrow keys reach every field, and lead nowhere else', () => {
  const facts = landOf(face(6));
  const seen = new Set(['a1']);
  for (const at of seen) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) seen.add(walked(facts, at, key) ?? at);
  expect(seen.size).toBe(9 * rows);
  expect(walked(facts, 'b2', 'ArrowUp')).toBe('b3');
  expect(walked(facts, 'i6', 'ArrowRight')).toBeNull();
  expect(walked(facts, 'b2', 'End')).toBe('i2');
  expect(walked(facts, 'b2', 'x')).toBeNull();
});

test('a finger beside a small field that may be chosen means that one; on large fields it means what it touches', () => {
  const places = placesOf(landOf(face(8)));
  const at = (name: string): Place => places.find(({ field }) => field === name)!;
  const meant = (x: number, y: number, size: number) => meantBy([at('c3'), at('e3')], at(fieldAt(Math.floor(x), Math.floor(y))), x, y, size).field;
  expect(meant(2.5, 2.5, 28)).toBe('c3');
  expect(meant(1.9, 2.5, 28)).toBe('c3');
  expect(meant(1.5, 2.5, 28)).toBe('b3');
  expect(meant(3.1, 2.5, 28)).toBe('c3');
  expect(meant(3.9, 2.5, 28)).toBe('e3');
  expect(meant(1.9, 1.9, 28)).toBe('c3');
  expect(meant(1.9, 2.5, 44)).toBe('b3');
  expect(meant(1.99, 2.5, 60)).toBe('b3');
});

test('a field is a sentence: what it is, who stands there or what it costs, and what is marked on it', () => {
  const facts = landOf({ 1: [1, 0], 2: null, 3: [1, 0], 4: [1, 0] }, { fields: { a1: [0, 1], c1: [3, 2] } });
  const say = (name: string, marks = noMarks, words = en) => spokenField(words, box, facts, names, placesOf(facts).find(({ field }) => field === name)!, marks);
  expect(say('a1')).toBe('a1, mountain, a statue of Blue');
  expect(say('c1')).toBe('c1, meadow, 2 statues of Grey');
  expect(say('a2', { ...noMarks, legal: new Set(['a2']) })).toBe('a2, village, free, costs 2 bread, 2 marble; may be chosen');
  expect(say('a2', { ...noMarks, chosen: 'a2', ghosts: [{ field: 'a2', seat: 0, statues: 2 }] })).toBe('a2, village, free, costs 2 bread, 2 marble; chosen; 2 statues of Blue would stand here');
  expect(say('a3', { ...noMarks, double: new Set(['a3']) })).toBe('a3, meadow, free, costs 2 bread, 2 marble, double away from your fields');
  expect(say('b5', { ...noMarks, legal: new Set(['position 2']), proposed: new Set(['position 2']) })).toBe('b5, face-down landscape tile 2; may be chosen; hint');
  expect(say('c2', noMarks, de)).toBe('c2, Wald, frei, kostet 1 Brot, 1 Marmor, 1 Werkzeug');
  expect(say('c2', noMarks, it)).toBe('c2, bosco, casella libera, costa 1 pane, 1 marmo, 1 attrezzo');
});

test('the chronicle says who was crowned, what is next, and what may end the game', () => {
  const say = (chronicle: Facts['chronicle'], phase = 'build') => spokenChronicle(en, box, landOf({}, { chronicle, phase: phase as Facts['phase'] }), names);
  expect(say([])).toBe('Royal chronicle. Next is field 1.');
  const five: Facts['chronicle'] = [[0, 1], [1, 1], [1, 1], [2, 1], [0, 1]];
  expect(say(five)).toContain('Field 5: Blue, a statue. Next is double field 6: a lead of more than 6 ends the game.');
  expect(say([...five, [1, 2]], 'over')).toMatch(/Field 6: Yellow, 2 statues\.$/);
});
