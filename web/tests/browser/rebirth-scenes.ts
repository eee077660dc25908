// Scenes of Rebirth for three at one screen, written as a game up to a turn of Blue's: what the round towers give, where Blue's tiles
// lie, and which tile is in Blue's hand. The others lay theirs where they are in nobody's way.
import type { Page } from '@playwright/test';
import type { Tile, TowerKind } from '../../src/games/rebirth/facts';
import { called } from './hands';
import { drop, layOnTable } from './house';
import type { Native } from './native';
import { game, hand, quietly } from './rebirth';

export interface Scene {
  /** By tower; the others have what is left. */
  kinds?: Record<string, TowerKind>;
  /** Blue's turns before: a tile and its hex, and what else was done. */
  before?: [placing: string, ...more: string[]][];
  tile: Tile;
}

const kinds: TowerKind[] = ['three', 'three', 'three', 'thirteen', 'thirteen', 'thirteen', 'double', 'double', 'draw', 'extra', 'mission'];
const towers = kinds.map((_, i) => `t${i + 1}`);
export const openMissions = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'];
/** Food and blank hexes beside no castle and no tower. */
const outOfTheWay = ['b7', 'c9', 'e9', 'f9', 'g5', 'j4', 'k2', 'u4', 'u5', 'x2', 'x3'];
/** What everybody sets aside. */
export const aside: Tile[] = ['E', 'E', 'S1', 'S2'];

function towersLaid(given: Record<string, TowerKind>): string[] {
  const left = [...kinds];
  for (const kind of Object.values(given)) left.splice(left.indexOf(kind), 1);
  return towers.map((tower) => `* tower ${tower} ${given[tower] ?? left.pop()!}`);
}

export function movesOf({ kinds = {}, before = [], tile }: Scene): string[] {
  const tiles = [...before.map(([placing]) => placing.split(' ')[0]!), tile];
  const free = [...outOfTheWay];
  const away = (seat: number) => [`${seat} F ${free.shift()!}`, `* tile ${seat} F`];
  return [
    ...openMissions.map((mission) => `* mission ${mission}`),
    ...towersLaid(kinds),
    ...[0, 1, 2].flatMap((seat) => aside.map((tile) => `* aside ${seat} ${tile}`)),
    `* tile 0 ${tiles[0]}`, '* tile 1 F', '* tile 2 F',
    ...before.flatMap((done, i) => [...done.map((move) => (move.startsWith('*') ? move : `0 ${move}`)), `* tile 0 ${tiles[i + 1]}`, ...away(1), ...away(2)]),
  ];
}

/** The scene on the table of three people, with Blue before it. */
export async function laid(page: Page, native: Native, scene: Scene) {
  await quietly(page);
  await layOnTable(page, await recordOf(native, scene));
  await called(page).click();
  await hand(page).first().waitFor();
}

/** The scene on the table of one person, who is Blue, and two computer players. */
export async function laidAlone(page: Page, native: Native, scene: Scene) {
  await quietly(page);
  await page.goto('/replay');
  await drop(page, 'game.ardri', await recordOf(native, scene));
  await page.locator('form:has(select) button').click();
  await hand(page).first().waitFor();
}

const recordOf = async (native: Native, scene: Scene) => (await native.ask('write', { game, options: { players: 3 }, moves: movesOf(scene) })).record;
