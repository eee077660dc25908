// The editor of Rebirth's maps: what brushes do to a map, how strokes are undone, which files are opened, and what the engine objects to.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathOf } from '../src/games/components';
import { areasOf, type Box, type Hex } from '../src/games/rebirth/box';
import { editor } from '../src/games/rebirth/components/editor/editor';
import { nameFor } from '../src/games/rebirth/components/editor/hex-names';
import { noHistory, noted, turned, withLand } from '../src/games/rebirth/components/editor/history';
import { newMission, retyped, tested, types } from '../src/games/rebirth/components/editor/missions';
import { emptyPack, readPack } from '../src/games/rebirth/components/editor/pack-file';
import { areaRenamed, calledAnew, hexThere, newArea, painted, placed, surveyed, type Brush, type Land } from '../src/games/rebirth/components/editor/painting';
import { needed, roomIn } from '../src/games/rebirth/components/editor/room';
import { castleNamed, towerNamed, withoutCastleAt } from '../src/games/rebirth/components/editor/sites';
import { brushAt, grounds, tools, type Choice } from '../src/games/rebirth/components/editor/tools';
import { placeAt, placesBetween, placesFor, sheetFor } from '../src/games/rebirth/components/editor/tracing';
import { en as words } from '../src/games/rebirth/components/editor/words/en';
import { standardBox, type OwnBox } from '../src/games/rebirth/components/pack';
import { centre } from '../src/games/rebirth/map/geometry';
import { packText } from '../src/pages/components/pack-file';
import { speech } from '../src/words/speech.svelte';
import { engine } from './engine';

// What the page's language asks of a browser.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { languages: ['en'] });
});
beforeEach(() => speech.load('en'));

const namer = words.newNames;
const faultOf = (content: unknown) => engine.ask('legal', { game: 'rebirth-ireland', options: {}, moves: [], content }).then(() => null, (problem) => problem.fault);
const hexOf = ({ hexes }: Land, name: string): Hex => hexes.find((hex) => hex.name === name)!;
const paint = (land: Land, name: string, brush: Brush): Land => painted(land, hexOf(land, name), brush, namer);
const kind = (kind: Exclude<Hex['kind'], 'settlement'>): Brush => ({ paints: 'kind', kind });

describe('painting', () => {
  test('a hex becomes another kind, and what stood there is gone', async () => {
    const field = paint(standardBox, 'b7', kind('energy'));
    expect(hexOf(field, 'b7')).toEqual({ ...hexOf(standardBox, 'b7'), kind: 'energy' });
    expect(field.hexes.filter((hex, i) => hex !== standardBox.hexes[i]).map(({ name }) => name)).toEqual(['b7']);

    const town = paint(standardBox, 'b8', kind('food'));
    expect(hexOf(town, 'b8')).not.toHaveProperty('area');

    const castle = paint(standardBox, 'w5', kind('blank'));
    expect(castle.castles).toHaveLength(11);
    expect(castle.blarney).toBe('b10');
    const tower = paint(standardBox, 'j10', kind('blank'));
    expect(tower.towers.fields.map(({ id }) => id)).not.toContain('t5');
    expect(tower.towers.kinds).toHaveLength(10);
    expect(tower.towers.tara).toBe('t1');
    for (const land of [field, castle, tower]) expect(await faultOf({ ...standardBox, ...land }), JSON.stringify(land.blarney)).toBeNull();
  });

  test('castles and towers are listed where they are placed, by the name of the place', async () => {
    const free = paint(standardBox, 'b10', kind('food'));
    const castle = paint(free, 'b9', kind('castle'));
    expect(castle.castles.at(-1)).toEqual({ hex: 'b9', name: 'Limavady' });
    const tower = paint(standardBox, 'b6', kind('tower'));
    expect(tower.towers.fields.at(-1)).toEqual({ id: 't12', hex: 'b6', name: 'Gweedore' });
    expect(tower.towers.kinds.filter((each) => each === 'three')).toHaveLength(4);
    expect(hexOf(tower, 'b6'), 'no tile lies on a tower').not.toHaveProperty('neutral');
    expect(await faultOf({ ...standardBox, ...castle })).toBeNull();
    expect((await faultOf({ ...standardBox, ...tower })).fault.kind).toBe('neutral-count');
    expect(await faultOf({ ...standardBox, ...paint(tower, 'b7', { paints: 'neutral', on: true }) })).toBeNull();
  });

  test('land is made in the sea, named like its row, and part of the province beside it', async () => {
    const place = { q: 9, r: 18 };
    const land = painted(standardBox, place, kind('food'), namer);
    const made = hexThere(land, place)!;
    expect(made).toMatchObject({ name: 'y10', kind: 'food', q: 9, r: 18 });
    expect(land.hexes).toHaveLength(151);
    expect(land.hexes.indexOf(made), 'in its row').toBe(150);
    const beside = painted(standardBox, { q: 0, r: 17 }, kind('offshore-food'), namer);
    expect(hexThere(beside, { q: 0, r: 17 })).toMatchObject({ province: 'Munster', tags: ['offshore'] });
    for (const each of [land, beside]) expect(await faultOf({ ...standardBox, ...each })).toBeNull();
    expect(painted(land, place, { paints: 'sea' }, namer).hexes).toEqual(standardBox.hexes);
    expect(painted(standardBox, place, { paints: 'sea' }, namer)).toBe(standardBox);
  });

  test('names of hexes are unique, and none is like a tower or a mission', () => {
    expect(standardBox.hexes.filter((hex) => nameFor(standardBox.hexes.filter((other) => other !== hex), hex) !== hex.name).map(({ name }) => name), 'as on the standard map').toEqual([]);
    let hexes: Hex[] = [];
    for (let r = -30; r < 30; ++r) for (const q of [-3, 0, 1]) hexes = [...hexes, { name: nameFor(hexes, { q, r }), q, r, kind: 'food' }];
    const names = hexes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^(?![tm]\d)[a-z]{1,2}\d{1,3}$/);
  });

  test('what a stroke begins in decides what it does', () => {
    const choice: Choice = { tool: 'look', area: '', province: 'Ulster', tag: 'river' };
    const at = (name: string, tool: Choice['tool']) => brushAt(standardBox, hexOf(standardBox, name), { ...choice, tool }, namer);
    expect(at('b7', 'look')).toBeNull();
    expect(at('b8', 'settlement')).toEqual({ paints: 'area', area: 'Derry' });
    expect(at('b7', 'settlement')).toEqual({ paints: 'area', area: 'Fanad' });
    expect(brushAt(standardBox, { q: 0, r: 0 }, { ...choice, tool: 'settlement' }, namer)).toEqual({ paints: 'area', area: 'Area 1' });
    expect(brushAt(standardBox, hexOf(standardBox, 'b7'), { ...choice, tool: 'settlement', area: 'Derry' }, namer)).toEqual({ paints: 'area', area: 'Derry' });
    expect(at('b6', 'neutral')).toEqual({ paints: 'neutral', on: false });
    expect(at('b7', 'neutral')).toEqual({ paints: 'neutral', on: true });
    expect(at('b8', 'tag')).toEqual({ paints: 'tag', tag: 'river', on: false });
    expect(at('b7', 'tag')).toEqual({ paints: 'tag', tag: 'river', on: true });
    expect(at('b7', 'province')).toEqual({ paints: 'province', province: 'Ulster' });
    expect(newArea(standardBox, hexOf(standardBox, 'b8'), namer), 'there is a Derry already').toBe('Area 1');
    for (const tool of grounds) expect(at('b7', tool)).not.toBeNull();
  });

  test('areas, provinces, marks and places are written down', async () => {
    const area = paint(standardBox, 'b9', { paints: 'area', area: 'Derry' });
    expect(areasOf(area as unknown as Box).get('Derry')!.map(({ name }) => name)).toEqual(['b8', 'b9', 'c7', 'c8']);
    const named = areaRenamed(area, hexOf(area, 'b9'), 'Doire');
    expect(named.hexes.filter(({ area }) => area === 'Doire')).toHaveLength(4);
    const river = paint(standardBox, 'b7', { paints: 'tag', tag: 'river', on: true });
    expect(hexOf(river, 'b7').tags).toEqual(['coast', 'river']);
    expect(paint(river, 'b7', { paints: 'tag', tag: 'river', on: false }).hexes).toEqual(standardBox.hexes);
    const place = placed(standardBox, 'b7', 'Fánaid');
    expect(hexOf(place, 'b7').place).toBe('Fánaid');
    expect(hexOf(placed(place, 'b7', ''), 'b7')).not.toHaveProperty('place');
    expect(hexOf(paint(standardBox, 'b7', { paints: 'province', province: '' }), 'b7')).not.toHaveProperty('province');
    for (const land of [named, river, place]) expect(await faultOf({ ...standardBox, ...land })).toBeNull();
    expect(castleNamed(standardBox, 'w5', 'An Bhlarna').castles.at(-1)).toEqual({ hex: 'w5', name: 'An Bhlarna' });
    expect(towerNamed(standardBox, 'a6', 'Toraigh').towers.fields[0]!.name).toBe('Toraigh');
  });

  test('coasts and borders are found, and what else is said stays', () => {
    const land = surveyed(standardBox);
    const changed = land.hexes.filter((hex, i) => hex !== standardBox.hexes[i]).map(({ name }) => name);
    expect(changed.length).toBeLessThan(6);
    expect(surveyed(land).hexes.every((hex, i) => hex === land.hexes[i])).toBe(true);
    const bare = { ...standardBox, hexes: standardBox.hexes.map(({ tags, ...hex }) => ({ ...hex, ...(tags?.includes('river') && { tags: ['river'] }) })) };
    expect(surveyed(bare).hexes.map(({ tags }) => [...(tags ?? [])].sort())).toEqual(land.hexes.map(({ tags }) => [...(tags ?? [])].sort()));
  });

  test('whatever is painted, what is listed stands on the map, and the engine objects to nothing but the whole', async () => {
    let seed = 7;
    const dice = (below: number) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % below;
    const brushes = tools.filter((tool) => tool !== 'look');
    let land: Land = standardBox;
    const whole = new Set(['neutral-count', 'no-room', 'area-pieces', 'area-large', 'wrong-list', 'pair-towers', 'no-hexes', 'wrong-text']);
    for (let i = 0; i < 120; ++i) {
      const tool = brushes[dice(brushes.length)]!;
      const from = land.hexes[dice(land.hexes.length)]!;
      const start = { q: from.q + dice(3) - 1, r: from.r + dice(3) - 1 };
      const brush = brushAt(land, start, { tool, area: '', province: ['Ulster', 'Meath', ''][dice(3)]!, tag: ['river', 'bog'][dice(2)]! }, namer);
      for (let step = 0; brush && step < 3; ++step) land = painted(land, { q: start.q + step, r: start.r }, brush, namer);
      const on = (kind: string) => land.hexes.filter((hex) => hex.kind === kind).map(({ name }) => name).sort();
      expect(land.castles.map(({ hex }) => hex).sort()).toEqual(on('castle'));
      expect(land.towers.fields.map(({ hex }) => hex).sort()).toEqual(on('tower'));
      expect(land.towers.kinds).toHaveLength(land.towers.fields.length);
      if (land.castles.length > 0) expect(land.castles.map(({ hex }) => hex)).toContain(land.blarney);
      expect(new Set(land.hexes.map(({ name }) => name)).size).toBe(land.hexes.length);
      for (const hex of land.hexes) expect(hex.area !== undefined, hex.name).toBe(hex.kind === 'settlement');
      const fault = await faultOf({ ...standardBox, ...land });
      if (fault) expect(whole, `${JSON.stringify(fault)} after ${JSON.stringify(brush)}`).toContain(fault.fault.kind);
    }
  });
});

describe('drawing over a map', () => {
  test('a point lies on the hex that is drawn there', () => {
    for (const hex of standardBox.hexes) {
      const { x, y } = centre(hex);
      for (const [dx, dy] of [[0, 0], [20, 10], [-20, -10], [0, 27], [0, -27]] as const) expect(placeAt({ x: x + dx, y: y + dy })).toEqual({ q: hex.q, r: hex.r });
    }
  });

  test('a quick stroke leaves nothing out', () => {
    const [from, to] = [centre({ q: 0, r: 0 }), centre({ q: 5, r: 0 })];
    expect(placesBetween(from, to).map(({ q }) => q)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(placesBetween(from, from)).toEqual([{ q: 0, r: 0 }]);
  });

  test('the sheet has sea around the map, and room for a usual one', () => {
    const sheet = sheetFor(standardBox.hexes);
    const rows = placesFor(standardBox.hexes, sheet);
    const all = new Set(rows.flat().map(({ q, r }) => `${q} ${r}`));
    for (const { q, r } of standardBox.hexes) for (const [dq, dr] of [[2, 0], [-2, 0], [0, 2], [0, -2]] as const) expect(all).toContain(`${q + dq} ${r + dr}`);
    expect(sheetFor([{ q: 0, r: 0 }]).height).toBeGreaterThan(sheet.height / 2);
    expect(placesFor([], sheetFor([])).flat()).toContainEqual({ q: 0, r: 0 });
    const apart = [{ q: -500, r: 0 }, { q: 500, r: 3 }];
    expect(placesFor(apart, sheetFor(apart)).map((row) => row.length)).toEqual([2, 3, 2, 2, 3, 2]);
    expect(placesFor(apart, sheetFor(apart)).flat()).toContainEqual({ q: 501, r: 2 });
    const small = sheetFor([{ q: 0, r: 0 }]);
    expect(sheetFor([{ q: 0, r: 0 }, { q: 1, r: 2 }], small), 'what is seen stays where it is').toEqual(small);
    const grown = sheetFor([{ q: 0, r: 0 }, { q: 9, r: 0 }], small);
    expect([grown.x, grown.y, grown.height]).toEqual([small.x, small.y, small.height]);
    expect(grown.width).toBeGreaterThan(small.width);
  });
});

describe('undoing', () => {
  test('strokes are undone and done again, words that are written count once, and what is said of the map comes back', () => {
    let history = noted(noHistory, standardBox, null);
    const first = withLand(standardBox, paint(standardBox, 'b7', kind('energy')));
    expect(first.provenance).not.toHaveProperty('hexes');
    expect(first.provenance).toHaveProperty('castles');
    let pack: OwnBox = first;
    for (const name of ['F', 'Fa', 'Fan']) {
      history = noted(history, pack, 'place b7');
      pack = withLand(pack, placed(pack, 'b7', name));
    }
    expect(history.before).toHaveLength(2);
    pack = { ...pack, tiles: { ...pack.tiles, F: 11 } };
    const back = turned(history, pack, 'back')!;
    expect(back.pack.hexes).toBe(first.hexes);
    expect(back.pack.tiles.F, 'what stands beside the map stays').toBe(11);
    const start = turned(back.history, back.pack, 'back')!;
    expect(start.pack).toEqual({ ...standardBox, tiles: pack.tiles });
    expect(turned(start.history, start.pack, 'back')).toBeNull();
    const again = turned(start.history, start.pack, 'forth')!;
    expect(turned(again.history, again.pack, 'forth')!.pack).toEqual(pack);
    expect(withLand(pack, pack)).toBe(pack);
  });
});

describe('missions', () => {
  test('a test of another type has what it needs, in the order of packs', async () => {
    for (const { test } of standardBox.missions) expect(Object.keys(tested(retyped(test, test.type), 'least', test.least)).sort()).toEqual(Object.keys(test).sort());
    for (const [i, type] of types.entries()) {
      const missions = standardBox.missions.with(i, { ...standardBox.missions[i]!, test: retyped(standardBox.missions[0]!.test, type) });
      expect(await faultOf({ ...standardBox, missions }), type).toBeNull();
    }
    expect(tested(standardBox.missions[0]!.test, 'on', undefined)).toEqual({ type: 'tiles', of: 'any', least: 15 });
  });

  test('a new one has a sign of its own', async () => {
    const missions = [...standardBox.missions.slice(1), newMission(standardBox.missions.slice(1), 'Mine')];
    expect(missions.at(-1)!.id).toBe('m1');
    expect(await faultOf({ ...standardBox, missions })).toBeNull();
  });
});

describe('a pack as a file', () => {
  test('the standard pack comes back as it was, and a file of it is the same', () => {
    const text = packText(standardBox);
    const opened = readPack(JSON.parse(text))!;
    expect(JSON.stringify(opened)).toBe(JSON.stringify(standardBox));
    expect(packText(opened)).toBe(text);
    expect(withLand(opened, opened)).toBe(opened);
  });

  test('is opened if it has the form of one, however wrong it is', () => {
    const wrong = (change: object) => readPack({ ...standardBox, ...change });
    const hex = standardBox.hexes[0]!;
    for (const change of [{ hexes: [{ ...hex, name: 't1' }] }, { castles: [] }, { blarney: 'z9' }, { towers: { fields: [], kinds: [], tara: '' } }, { tiles: { F: 99 } }, { missions: [] }, { offshore_bonus: 700 }])
      expect(wrong(change), JSON.stringify(change)).not.toBeNull();
    for (const odd of [{ hexes: [{ ...hex, kind: 'lake' }] }, { hexes: [hex, { ...hex, name: 'b1' }] }, { hexes: [{ ...hex, q: 1.5 }] }, { hexes: [{ ...hex, colour: 'red' }] }, { castles: [{ hex: 'a1' }] },
      { towers: { fields: [], kinds: ['four'], tara: '' } }, { tiles: { F: '1' } }, { missions: [{ id: 'm1' }] }, { game: 'chess' }, { lakes: [] }, { provenance: { lakes: {} } }])
      expect(wrong(odd), JSON.stringify(odd)).toBeNull();
    for (const odd of [null, [], {}, { hexes: standardBox.hexes }]) expect(readPack(odd), JSON.stringify(odd)).toBeNull();
  });

  test('what the engine objects to has a place, and words', async () => {
    const land = (land: Land) => ({ ...standardBox, ...land });
    const hexes = (name: string, change: object) => ({ ...standardBox, hexes: standardBox.hexes.map((hex) => (hex.name === name ? { ...hex, ...change } : hex)) });
    for (const [pack, place, said] of [
      [hexes('b8', { area: 'Ennis' }), 'Map', null],
      [hexes('b8', { name: 't7' }), 'Map, hex t7, Derry, name', null],
      [hexes('a7', { area: 'Derry' }), 'Map, hex a7, Inishtrahull Sound, area', null],
      [land({ ...standardBox, castles: [] }), 'Castles', 'there are 0 castles; there must be 1 to 12'],
      [land(withoutCastleAt(standardBox, 3)), 'Castles', null],
      [{ ...standardBox, blarney: '' }, 'Blarney', words.noneBreaksTies],
      [{ ...standardBox, towers: { ...standardBox.towers, kinds: standardBox.towers.kinds.slice(1) } }, 'Round towers, what they give', 'towers give 10 things, and there are 11 towers'],
      [{ ...standardBox, towers: { ...standardBox.towers, fields: standardBox.towers.fields.with(0, { id: 't1', hex: 'b7', name: 'Here' }) } }, 'Round towers, Here, hex', null],
      [{ ...standardBox, tiles: { ...standardBox.tiles, S4: 40 } }, 'Tiles, settlements with 4 houses', null],
      [{ ...standardBox, missions: standardBox.missions.slice(1) }, 'Missions', 'there are 11 missions; there must be 12'],
      [{ ...standardBox, missions: standardBox.missions.with(1, { ...standardBox.missions[1]!, later: 99 }) }, 'Missions, Riverside farms, for later ones', null],
      [{ ...standardBox, offshore_bonus: 21 }, 'Offshore bonus', null],
      [{ ...standardBox, name: '' }, 'name', null],
      [{ ...standardBox, provenance: { tiles: { source: 'a\u0000b' } } }, 'Tiles, where it comes from', null],
    ] as [OwnBox, string, string | null][]) {
      expect(readPack(pack), place).not.toBeNull();
      const fault = await faultOf(pack);
      expect(fault, place).not.toBeNull();
      expect(editor.placeOf(pack, pathOf(fault.at)), JSON.stringify(fault)).toBe(place);
      expect(editor.plainly(fault), place).toBe(said);
    }
  });

  test('a hex that is called like a tower is called anew, wherever it stands', async () => {
    const call = (name: string) => (name === 'w5' ? 't3' : name);
    const bad = { ...standardBox, hexes: standardBox.hexes.map((hex) => ({ ...hex, name: call(hex.name) })), castles: standardBox.castles.map((castle) => ({ ...castle, hex: call(castle.hex) })), blarney: 't3' };
    expect(await faultOf(bad)).not.toBeNull();
    const mended = calledAnew(bad, hexOf(bad, 't3'));
    expect(mended.blarney).toBe('w5');
    expect(await faultOf({ ...bad, ...mended })).toBeNull();
  });

  test('an empty one is a small island, and becomes a map by painting', async () => {
    const pack = emptyPack();
    expect(readPack(pack)).toBe(pack);
    expect(pack.hexes.map(({ name }) => name)).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'c1', 'c2']);
    expect(pathOf((await faultOf(pack)).at)).toEqual(['hexes']);
    let land: Land = pack;
    const row = (r: number, kinds: Brush[], length: number) => {
      for (let i = 0; i < length; ++i) land = painted(land, { q: i - Math.floor(r / 2), r }, kinds[i % kinds.length]!, namer);
    };
    for (let r = 3; r < 13; ++r) row(r, [kind('blank'), { paints: 'area', area: `Area ${r}` }, kind('food'), kind('energy'), { paints: 'area', area: `Area ${r}b` }, kind('blank')], 18);
    for (const q of [4, 5, 6]) land = painted(land, { q, r: 2 }, kind('castle'), namer);
    for (const q of [8, 9, 10, 11, 12, 13]) land = painted(land, { q, r: 2 }, kind('tower'), namer);
    expect(land.castles.map(({ name }) => name)).toEqual(['Castle 1', 'Castle 2', 'Castle 3']);
    expect(land.towers.kinds).toEqual(Array(6).fill('three'));
    expect(roomIn(land, 'settlement')).toBeGreaterThanOrEqual(needed('settlement'));
    const fault = await faultOf({ ...pack, ...land });
    expect(pathOf(fault.at)[0]).toBe('hexes');
  });
});
