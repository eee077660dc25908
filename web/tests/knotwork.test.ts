// The knotwork is a true one: strands close, cross in the middle of every bridge, and alternate over and under.
import { describe, expect, test } from 'vitest';
import { adjacent, centre, hills } from '../src/games/tara/hills';
import { knotwork, type Strand } from '../src/games/tara/knotwork';

/** The ends of a path, as "x,y". */
function endsOf(path: string): [string, string] {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  return [`${numbers[0]},${numbers[1]}`, `${numbers.at(-2)},${numbers.at(-1)}`];
}

const middle = (bridge: string) => {
  const [a, b] = bridge.split('-').map((hill) => centre(hill));
  return `${(a!.x + b!.x) / 2},${(a!.y + b!.y) / 2}`;
};

const allBridges = (forts: string[]) =>
  forts.flatMap((a) => forts.filter((b) => a < b && adjacent(a, b)).map((b) => `${a}-${b}`));

function expectInterlaced(strands: Strand[], bridges: string[]) {
  const open = strands.filter(({ over }) => over !== '');
  for (const bridge of bridges) {
    const at = middle(bridge);
    const leaving = open.filter(({ way }) => endsOf(way)[0] === at);
    const arriving = open.filter(({ way }) => endsOf(way)[1] === at);
    // Two strands cross here: one made of two ways that arrive, over; one of two that leave, under.
    expect([leaving.length, arriving.length]).toEqual([2, 2]);
    for (const { over } of arriving) expect(endsOf(over)[1]).toBe(at);
    for (const { over } of leaving) expect(endsOf(over)[0]).not.toBe(at);
  }
  expect(open.length).toBe(2 * bridges.length);
}

describe.each(['red', 'blue'] as const)('%s', (colour) => {
  test('a lone ringfort has a ring', () => {
    const strands = knotwork(colour, ['C4'], []);
    expect(strands).toHaveLength(1);
    expect(strands[0]!.over).toBe('');
    expect(strands[0]!.way.endsWith('Z')).toBe(true);
  });

  test('without bridges neighbours stay apart', () => {
    expect(knotwork(colour, ['C4', 'C5'], []).map(({ id }) => id)).toEqual(['C4 alone', 'C5 alone']);
  });

  test('crossings alternate on every kind of ringfort', () => {
    for (const forts of [['C4', 'C5'], ['C4', 'D4', 'E4'], ['C4', 'C5', 'D4', 'D5'], ['D4', 'C4', 'E4', 'D3', 'D5'], hills])
      expectInterlaced(knotwork(colour, forts, allBridges(forts)), allBridges(forts));
  });

  test('growing leaves the strands of other ringforts as they are', () => {
    const before = knotwork(colour, ['A2', 'A3', 'E5'], ['A2-A3']).map(({ id }) => id);
    const after = knotwork(colour, ['A2', 'A3', 'E5', 'F5'], ['A2-A3', 'E5-F5']).map(({ id }) => id);
    expect(after.filter((id) => id.startsWith('A'))).toEqual(before.filter((id) => id.startsWith('A')));
  });
});

test('the colours have shapes of their own', () => {
  expect(knotwork('red', ['C4'], [])[0]!.way).not.toBe(knotwork('blue', ['C4'], [])[0]!.way);
});
