// What is known of a hex: what it is, what lies there and whose, what belongs together with it and is worth, who holds a castle and
// what it takes to take it, what a tower gives and who has reached it. The card at a touch shows it, and the hex says it.
import { ledger } from '../../../words/ledger.svelte';
import { areasOf, castlesOf, hexesOf, towersOf, type Box, type Hex } from '../box';
import { worthOf, type Facts, type Tally } from '../facts';
import { setOf } from './lighting';
import type { Words } from './words/en';

type Names = (seat: number) => string;

export interface About {
  name: string;
  /** What it is, from what is seen at a glance to what is not. */
  what: string[];
  /** What each seat has to do with it. */
  seats: { seat: number; text: string }[];
}

const word = (type: string, key: string) => ledger.word('rebirth', type, key);

function aboutCastle(words: Words, hex: string, name: string, { castles, tallies }: Facts, names: Names): About {
  const owner = castles[hex];
  const stands = ({ tiles, farms, take }: Tally, seat: number) => {
    const effort = take[seat];
    const way = seat === owner ? words.holder : effort ? words.takes(...effort) : words.never;
    return `${words.beside(tiles[seat]!, farms[seat]!)}; ${way}`;
  };
  const tally = tallies[hex];
  return {
    name, what: [words.terrain.castle, owner === undefined ? words.nobodys : words.holds(names(owner))],
    seats: tally ? tally.tiles.flatMap((tiles, seat) => (tiles > 0 || tally.take[seat] ? [{ seat, text: stands(tally, seat) }] : [])) : [],
  };
}

function aboutTower(words: Words, box: Box, { id, name }: { id: string; name: string }, facts: Facts, names: Names): About {
  const kind = facts.towers[id];
  const set = setOf(box, facts, id);
  const reached = facts.seats.flatMap(({ towers }, seat) => (towers.includes(id) ? [names(seat)] : []));
  const seats = set.length === 0 ? [] : facts.seats.map(({ towers }, seat) => ({ seat, text: words.ofSet(towers.filter((tower) => set.includes(tower)).length, set.length) }));
  const who = reached.length > 0 ? words.reached(words.and(reached)) : words.unreached;
  return { name, what: [words.terrain.tower, ...(kind ? [words.bonus[kind], who] : [])], seats };
}

/** What lies on a hex for tiles, and the group that it is part of. */
function lies(words: Words, { tiles, groups }: Facts, names: Names, { name }: Hex): string[] {
  const tile = tiles[name];
  if (!tile) return [];
  if (tile[0] === null) return [words.neutral, words.ofNobody];
  const group = groups.find(({ hexes }) => hexes.includes(name));
  const together = group ? [`${words.group(group.hexes.length, group.tile)}, ${words.brought(worthOf(group))}`] : [];
  return [words.lies(names(tile[0]), word('tile', tile[1])), ...together];
}

function aboutArea(words: Words, box: Box, { areas }: Facts, area: string): Omit<About, 'name'> {
  const { filled, houses, points } = areas[area] ?? { filled: 0, houses: [], points: [] };
  return {
    what: [words.area(area, filled, areasOf(box).get(area)!.length)],
    seats: houses.flatMap((count, seat) => (count > 0 ? [{ seat, text: `${words.houses(count)}, ${words.stands(points[seat]!)}` }] : [])),
  };
}

export function aboutHex(words: Words, box: Box, facts: Facts, names: Names, hex: string): About {
  const castle = castlesOf(box).get(hex);
  if (castle) return aboutCastle(words, hex, castle, facts, names);
  const tower = towersOf(box).get(hex);
  if (tower) return aboutTower(words, box, tower, facts, names);
  const field = hexesOf(box).get(hex)!;
  const tags = (field.tags ?? []).flatMap((tag) => words.tags[tag] ?? []).filter(Boolean);
  const area = field.area ? aboutArea(words, box, facts, field.area) : null;
  const ground = [...(hex in facts.tiles ? [] : [words.terrain[field.kind]]), ...tags, ...(field.province ? [field.province] : [])].join(', ');
  return { name: field.place ?? hex, what: [...lies(words, facts, names, field), ground, ...(area?.what ?? [])], seats: area?.seats ?? [] };
}
