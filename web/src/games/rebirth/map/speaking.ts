// What a hex is, and what lies on it, as it is read aloud.
import { ledger } from '../../../words/ledger.svelte';
import { castlesOf, hexesOf, isOffshore, symbolOf, towersOf, type Box } from '../box';
import type { Facts } from '../facts';
import type { Marks } from './marks';
import type { Words } from './words/en';

type Names = (seat: number) => string;

export function spokenHex(words: Words, box: Box, facts: Facts, names: Names, hex: string, marks: Marks): string {
  const field = hexesOf(box).get(hex)!;
  const castle = castlesOf(box).get(hex);
  const tower = towersOf(box).get(hex);
  const lies = facts.tiles[hex];
  const kind = tower ? facts.towers[tower.id] : undefined;
  const points = marks.legal.get(hex);
  return [
    `${field.place ?? ''} ${hex}`.trim(),
    castle ?? (tower ? words.tower(kind ? ledger.word('rebirth', 'tower-kind', kind) : '') : words.terrain[field.kind]),
    isOffshore(field) || !symbolOf(field) ? '' : '',
    lies ? (lies[0] === null ? words.neutral : words.lies(names(lies[0]), ledger.word('rebirth', 'tile', lies[1]))) : '',
    castle ? (facts.castles[hex] === undefined ? words.nobodys : words.holds(names(facts.castles[hex]!))) : '',
    marks.legal.has(hex) ? (points == null ? words.legal : words.brings(points)) : '',
    marks.last === hex ? words.last : '',
    marks.proposed === hex ? words.proposed : '',
  ].filter(Boolean).join(', ');
}
