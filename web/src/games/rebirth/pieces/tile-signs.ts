// What stands on a tile: ears of grain, a windmill, houses that can be counted. Around a middle at 0, about 16 to each side.
import type { Point } from '../map/geometry';
import type { Tile } from '../facts';

export interface TileSign {
  body: string;
  /** Doors and laths: what is cut into the body. */
  cuts: string;
}

type Place = (x: number, y: number) => Point;
/** A path with its points moved, turned and made larger or smaller. */
export const moved = (path: string, place: Place): string =>
  path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, down: string) => {
    const { x, y } = place(Number(across), Number(down));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
const turned = (degrees: number, { x, y }: Point): Place => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return (across, down) => ({ x: x + across * cosine - down * sine, y: y + across * sine + down * cosine });
};
export const sized = (size: number, { x, y }: Point): Place => (across, down) => ({ x: x + across * size, y: y + down * size });

const tip = 'M0 -4.6C2.2 -2.8 2 0 0 1.8C-2 0 -2.2 -2.8 0 -4.6Z';
const grains = [
  'M0.3 3.8C0.4 0.6 2.4 -1.4 5 -1.6C5.2 1.4 3.4 3.8 0.3 3.8Z',
  'M-0.3 3.8C-0.4 0.6 -2.4 -1.4 -5 -1.6C-5.2 1.4 -3.4 3.8 -0.3 3.8Z',
];
const ear = (pairs: number, degrees: number, at: Point): string =>
  moved([tip, ...Array.from({ length: pairs }, (_, pair) => grains.map((grain) => moved(grain, (x, y) => ({ x, y: y + 3.5 * pair })))).flat()].join(''), turned(degrees, at));
const food: TileSign = {
  body: [
    'M-0.5 16C-0.9 8 -0.7 0 -0.3 -6L1.5 -6C1 0 1 8 1.5 16Z',
    'M-1.6 16C-2.8 9 -6.2 3.6 -10.2 -1L-8.8 -2.2C-4.8 2.4 -1.2 9 0 16Z',
    'M0.9 16C1.8 9 5.4 3.8 9.8 -0.2L11.2 1.2C6.8 5 3.6 9.6 2.4 16Z',
    ear(4, 2, { x: 0.6, y: -13.4 }), ear(3, -38, { x: -11, y: -5 }), ear(3, 42, { x: 11.8, y: -3.4 }),
  ].join(''),
  cuts: '',
};

const hub: Point = { x: 0, y: -4 };
const sails = [22, 112, 202, 292];
const around = (path: string): string => sails.map((degrees) => moved(path, turned(degrees, hub))).join('');
const energy: TileSign = {
  body: `M-6 16L-3.8 -1Q-4.6 -7.6 0 -8.4Q4.6 -7.6 3.8 -1L6 16Z${around('M0.4 -1L16.5 -1L16.5 4.8L4.4 4.2L3.4 1L0.4 1Z')}`,
  cuts: `M-1.6 16L-1.6 11.4Q0 9.6 1.6 11.4L1.6 16Z${around('M5 0.8L16.5 0.8M7.8 0.8L7.8 4.6M10.7 0.8L10.7 4.6M13.6 0.8L13.6 4.6')}`,
};

const house = 'M-6.2 -0.4L0 -6L2.6 -3.6L2.6 -5.4L4.3 -5.4L4.3 -2.1L6.2 -0.4L4.8 -0.4L4.8 5L-4.8 5L-4.8 -0.4Z';
const door = 'M-1.3 5L-1.3 1.4Q0 0.2 1.3 1.4L1.3 5Z';
/** So many houses, always in the same order: their number is seen before they are counted. */
const rows: [size: number, places: [x: number, y: number][]][] = [
  [2.4, [[0, 1.2]]],
  [1.36, [[-8.4, 1.4], [8.4, 1.4]]],
  [1.24, [[0, -8], [-8, 7.4], [8, 7.4]]],
  [1.2, [[-7.7, -7.2], [7.7, -7.2], [-7.7, 8], [7.7, 8]]],
];
const settlements = rows.map(([size, places]): TileSign => {
  const [body, cuts] = [house, door].map((path) => places.map(([x, y]) => moved(path, sized(size, { x, y }))).join(''));
  return { body: body!, cuts: cuts! };
});

export const tileSigns: Record<Tile, TileSign> = { F: food, E: energy, S1: settlements[0]!, S2: settlements[1]!, S3: settlements[2]!, S4: settlements[3]! };
