// Why a tile would bring what it brings, line by line: what the table tells of it in few words, with the points beside it.
import type { Told } from '../../../table/messages';
import { ledger } from '../../../words/ledger.svelte';
import { speech } from '../../../words/speech.svelte';
import { areasOf, beside, castlesOf, hexesOf, missionsOf, type Box } from '../box';
import type { Facts, Tile } from '../facts';
import type { reasonsOf } from '../foreseeing';
import { nameOf } from '../naming';
import type { Words } from './words/en';

type Names = (seat: number) => string;

export interface Line {
  text: string;
  /** Who gets points by it, and how many; 0: none. */
  seat: number | null;
  points: number;
}

/** What the table says of a tile that would lie there. */
export interface Prospect {
  hex: string;
  tile: Tile;
  seat: number;
  /** Null: not known, or not yet. */
  points: number | null;
  uncertain: boolean;
  reasons: ReturnType<typeof reasonsOf>;
  ends: boolean;
  /** How it would stand then, once the table has said so. */
  after: Facts | null;
}

/** What one event means; empty: another one says it. */
function textOf(words: Words, box: Box, told: Told, names: Names, own: boolean): string {
  const { why } = words;
  const number = (what: string) => Number(told[what] ?? 0);
  switch (told.kind) {
    case 'farm-scored': return why.group(number('group'), String(told.tile), number('bonus'));
    case 'area-full': return why.full(nameOf(told.area), areasOf(box).get(nameOf(told.area))?.length ?? 0);
    case 'area-scored': return why.place(own ? '' : names(number('seat')), number('present') === 1 ? 0 : number('place'), number('houses'));
    case 'castle-taken': return why.takes(nameOf(told.castle));
    case 'castle-changed': return why.takesFrom(nameOf(told.castle), names(number('from')));
    case 'mission-fulfilled': return why.mission(nameOf(told.mission), told.order === 'first', told.marker === 'doubled');
    case 'tower-reached': return told.bonus === 'three' ? '' : why.tower(nameOf(told.tower), ledger.word('rebirth', 'tower-kind', String(told.bonus)));
    case 'three-scored': return why.three(nameOf(told.tower));
    case 'thirteen-scored': return why.thirteen;
    case 'doubler-completed': return why.doubler;
    default: return ledger.tell('rebirth', told, names);
  }
}

/** Where the points come from. */
export const linesOf = (words: Words, box: Box, { reasons, seat: own }: Prospect, names: Names): Line[] =>
  reasons.map(({ told, seat, points }) => ({ text: textOf(words, box, told, names, seat === own), seat, points })).filter(({ text }) => text);

/** What it would lead on to: an area that is not full yet, castles that are nearer, missions. */
export function outlookOf(words: Words, box: Box, now: Facts, { hex, seat, after }: Prospect, names: Names): string[] {
  if (!after) return [];
  const { why } = words;
  const field = hexesOf(box).get(hex)!;
  const size = field.area ? areasOf(box).get(field.area)!.length : 0;
  const area = field.area ? after.areas[field.area] : undefined;
  const shares = area?.points.flatMap((points, other) => (points > 0 ? [why.share(names(other), points)] : [])) ?? [];
  const castles = beside(box, field).flatMap(({ name }) => {
    const effort = after.tallies[name]?.take[seat];
    return effort && castlesOf(box).has(name) ? [why.nearer(castlesOf(box).get(name)!, ...effort)] : [];
  });
  const missions = after.missions.flatMap((id) => {
    const [before, then] = [now.progress[id], after.progress[id]];
    if (!before || !then || after.seats[seat]!.fulfilled.includes(id)) return [];
    const name = speech.of(missionsOf(box).get(id)!.name);
    if (then.have[seat] !== before.have[seat]) return [why.progress(name, then.have[seat]!, then.least)];
    if (then.nearest === undefined || then.nearest[seat] === before.nearest![seat]) return [];
    return [`${why.progress(name, then.have[seat]!, then.least)}, ${why.next(then.nearest[seat]!, then.of!)}`];
  });
  return [...(area && area.filled < size ? [why.stands(field.area!, area.filled, size, shares)] : []), ...castles, ...missions];
}

/** All of it, to be read aloud at once. */
export function spokenProspect(words: Words, box: Box, prospect: Prospect, names: Names): string {
  const place = hexesOf(box).get(prospect.hex)!.place ?? prospect.hex;
  const lines = linesOf(words, box, prospect, names).map(({ text, points }) => (points > 0 ? `${text}: ${points}` : text));
  return [prospect.points === null ? place : words.why.now(place, prospect.points), ...lines].join('; ');
}
