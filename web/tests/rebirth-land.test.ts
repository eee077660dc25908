// The map of Rebirth as it is drawn: shore, borders and the score track, for the map in the box and for odd ones.
import { expect, test } from 'vitest';
import { areasOf, boxOf, hexAt, hexesOf, isOffshore, type Box, type Hex } from '../src/games/rebirth/box';
import { centre, corners, frameOf, linesAround, type Point } from '../src/games/rebirth/map/geometry';
import { hills, loughs, rivers } from '../src/games/rebirth/map/ireland';
import { lettered } from '../src/games/rebirth/map/lettering';
import { hillsOf, lettersAtSea, lettersOnLand, loughsOf, marchesOf, riversOf, titleOf } from '../src/games/rebirth/map/ornaments';
import { landOf, shoreOf } from '../src/games/rebirth/map/shore';
import { cellsAround, standings } from '../src/games/rebirth/map/track';

const standard = boxOf(undefined);
const boxWith = (...places: [number, number, Partial<Hex>?][]): Box =>
  ({ ...standard, hexes: places.map(([q, r, more], i) => ({ name: `z${i + 1}`, q, r, kind: 'blank', ...more })) }) as Box;
const ring: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const maps: [string, Box, number][] = [
  ['the map in the box', standard, 1],
  ['a single hex', boxWith([0, 0]), 1],
  ['two islands', boxWith([0, 0], [4, 0], [4, 1]), 2],
  ['a lake', boxWith(...ring.map(([q, r]): [number, number] => [q * 2, r * 2]), ...ring.map(([q, r], i): [number, number] => [q + ring[(i + 1) % 6]![0], r + ring[(i + 1) % 6]![1]])), 2],
  ['far from the middle', boxWith([-20, -30], [-20, -29]), 1],
  ['no hexes at all', boxWith(), 0],
  ['offshore hexes alone', boxWith([0, 0, { kind: 'offshore-food' }]), 0],
];

/** How often the lines go around a point. */
function turns(lines: readonly Point[][], { x, y }: Point): number {
  const angle = (line: readonly Point[]) =>
    line.reduce((sum, a, i) => {
      const b = line[(i + 1) % line.length]!;
      return sum + Math.atan2((a.x - x) * (b.y - y) - (a.y - y) * (b.x - x), (a.x - x) * (b.x - x) + (a.y - y) * (b.y - y));
    }, 0);
  return Math.round(lines.reduce((sum, line) => sum + angle(line), 0) / (2 * Math.PI));
}

test.each(maps)('%s has a shore all around its land', (_, box, islands) => {
  const { coast, sea } = shoreOf(box);
  expect(coast).toHaveLength(islands);
  for (const line of [...coast, ...sea.flat()])
    line.forEach((point, i) => expect(Math.hypot(point.x - line.at(i - 1)!.x, point.y - line.at(i - 1)!.y)).toBeLessThan(11));
  for (const hex of landOf(box)) for (const corner of corners(centre(hex), 29)) expect(turns(coast, corner), hex.name).toBe(1);
  for (const hex of box.hexes.filter(isOffshore)) expect(Math.abs(turns(coast, centre(hex))), hex.name).toBe(0);
});

test('the same map has the same shore', () => {
  expect(shoreOf({ hexes: [...standard.hexes] })).toEqual(shoreOf(standard));
});

test.each(maps)('%s lies inside its frame, and a hundred points around it', (_, box) => {
  const frame = frameOf(box);
  const cells = cellsAround(frame);
  expect(cells).toHaveLength(100);
  expect(new Set(cells.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(100);
  const [left, top, right, bottom] = [frame.x + 32, frame.y + 32, frame.x + frame.width - 32, frame.y + frame.height - 32];
  for (const hex of box.hexes) for (const { x, y } of corners(centre(hex))) expect(x > left && x < right && y > top && y < bottom, hex.name).toBe(true);
  for (const { x, y, width, height } of cells) {
    expect(x >= frame.x - 0.01 && y >= frame.y - 0.01 && x + width <= frame.x + frame.width + 0.01 && y + height <= frame.y + frame.height + 0.01).toBe(true);
    expect(x + width <= left + 0.01 || x >= right - 0.01 || y + height <= top + 0.01 || y >= bottom - 0.01).toBe(true);
  }
});

test('a settlement area has one border around it', () => {
  for (const [name, hexes] of areasOf(standard)) {
    const lines = linesAround(hexes, (q, r) => hexAt(standard, q, r)?.area !== name);
    expect(lines, name).toHaveLength(1);
    expect(lines[0]![0]).toEqual(expect.objectContaining({ x: expect.closeTo(lines[0]!.at(-1)!.x), y: expect.closeTo(lines[0]!.at(-1)!.y) }));
    for (const hex of hexes) expect(turns(lines, centre(hex)), hex.name).toBe(1);
  }
});

test('markers on the same point lie on each other, and a round of a hundred is counted', () => {
  expect(standings([0, 0, 203, 103])).toEqual([
    { seat: 0, laps: 0, below: 0, together: 2 }, { seat: 1, laps: 0, below: 1, together: 2 }, { seat: 2, laps: 2, below: 0, together: 2 }, { seat: 3, laps: 1, below: 1, together: 2 },
  ]);
});

const named = (where: string): string[] => where.split(/[ /]/).filter((word) => /\d/.test(word));
const onRiver = ({ tags }: Hex): boolean => tags?.includes('river') ?? false;
/** Which hexes on land lines run through: not only along their edges. */
const crossed = (box: Box, lines: readonly Point[][]): Set<string> =>
  new Set(landOf(box).filter((hex) => lines.flat().some(({ x, y }) => turns([corners(centre(hex), 28)], { x, y }) !== 0)).map(({ name }) => name));

test('every ornament lies somewhere on the map in the box', () => {
  for (const name of [...Object.values(rivers), ...Object.values(loughs).map(([where]) => where), ...Object.values(hills)].flatMap(named)) expect(hexesOf(standard).has(name), name).toBe(true);
  expect(hillsOf(standard)).toHaveLength(Object.keys(hills).length);
  expect(loughsOf(standard)).toHaveLength(Object.keys(loughs).length);
  expect(titleOf(standard)).toBe('Hibernia');
  expect(lettersAtSea(standard).map(({ name }) => name)).toEqual(['Ulster', 'Connacht', 'Leinster', 'Munster']);
  expect(lettersOnLand(standard)).toEqual([]);
});

test('what lies between hexes has neighbours for them', () => {
  for (const where of [...Object.values(rivers).flatMap((course) => course.split(' ')), ...Object.values(loughs).map(([where]) => where), ...Object.values(hills)].filter((where) => where.includes('/'))) {
    const hexes = named(where).map((name) => hexesOf(standard).get(name)!);
    for (const a of hexes) for (const b of hexes) expect(a === b || ring.some(([q, r]) => a.q + q === b.q && a.r + r === b.r), where).toBe(true);
  }
});

test('rivers run through the hexes that are on rivers, and through no others', () => {
  const lines = riversOf(standard);
  expect(lines).toHaveLength(Object.keys(rivers).length);
  expect([...crossed(standard, lines)].sort()).toEqual(standard.hexes.filter(onRiver).map(({ name }) => name).sort());
});

test('a river of which nothing is known runs from hex to hex, and a changed one, too', () => {
  const tags = ['river'];
  const box = boxWith([0, 0, { tags }], [1, 0, { tags }], [2, 0, { tags }], [2, -1, { tags }], [0, 1], [6, 0, { tags }]);
  expect(riversOf(box)).toHaveLength(2);
  expect([...crossed(box, riversOf(box))]).toEqual(['z1', 'z2', 'z3', 'z4', 'z6']);
  const dried = { ...standard, hexes: standard.hexes.map((hex) => (hex.name === 'q5' ? { ...hex, tags: [] } : hex)) };
  expect(crossed(dried, riversOf(dried))).toEqual(new Set(dried.hexes.filter(onRiver).map(({ name }) => name)));
});

test('a map of its own has the names of its provinces on land, and its own title', () => {
  const box = { ...boxWith([0, 0, { province: 'West' }], [1, 0, { province: 'East' }], [2, 0, { province: 'East' }]), name: 'Two halves' };
  expect(titleOf(box)).toBe('Two halves');
  expect(lettersOnLand(box)).toEqual([{ name: 'West', at: centre({ q: 0, r: 0 }) }, { name: 'East', at: centre({ q: 1.5, r: 0 }) }]);
  expect(marchesOf(box)).toHaveLength(1);
  expect(hillsOf(box)).toEqual([]);
});

test('names fit their hexes, in two lines where they are long', () => {
  expect(lettered('Cork').map(({ text }) => text)).toEqual(['Cork']);
  expect(lettered('Hill of Tara', 64).map(({ text }) => text)).toEqual(['Hill of Tara']);
  expect(lettered('Carrick-on-Shannon').map(({ text }) => text)).toEqual(['Carrick-', 'on-Shannon']);
  for (const { place } of standard.hexes) for (const { size, text } of lettered(place!)) expect(size * text.length * 0.52, place).toBeLessThanOrEqual(43.01);
});
