// What is lit together with a hex that is looked at: the group or area that it belongs to, what lies around a castle or a tower, the
// towers of one set.
import { areasOf, beside, castlesOf, hexesOf, towersOf, type Box } from '../box';
import { isOfSet, worthOf, type Facts } from '../facts';
import type { Lit } from './marks';

const around = (box: Box, hex: string): string[] => [hex, ...beside(box, hexesOf(box).get(hex)!).map(({ name }) => name)];

/** The towers that are needed together with one, itself among them; of others there are none. */
export const setOf = (box: Box, { towers }: Facts, id: string): string[] =>
  isOfSet(towers[id]) ? box.towers.fields.filter((field) => towers[field.id] === towers[id]).map((field) => field.id) : [];

export function lightFor(box: Box, facts: Facts, hex: string): Lit[] {
  const group = facts.groups.find(({ hexes }) => hexes.includes(hex));
  if (group) return [{ hexes: group.hexes, seat: group.seat, worth: String(worthOf(group)) }];
  const { area } = hexesOf(box).get(hex)!;
  if (area) {
    const brings = (facts.areas[area]?.points ?? []).filter((points) => points > 0).sort((a, b) => b - a);
    return [{ hexes: areasOf(box).get(area)!.map(({ name }) => name), seat: null, worth: brings.join('/') }];
  }
  if (castlesOf(box).has(hex)) return [{ hexes: around(box, hex), seat: facts.castles[hex] ?? null, worth: '' }];
  const tower = towersOf(box).get(hex);
  if (!tower) return [];
  const others = box.towers.fields.filter(({ id }) => id !== tower.id && setOf(box, facts, tower.id).includes(id));
  return [around(box, hex), ...others.map((other) => [other.hex])].map((hexes) => ({ hexes, seat: null, worth: '' }));
}
