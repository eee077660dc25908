// What lies on the land in words, as a screen reader says it.
import { terrainOf, type Box, type Place } from '../box';
import type { Facts } from '../facts';
import { singles } from './frame';
import type { Marks } from './marks';
import type { Words } from './words/en';

type Names = (seat: number) => string;

/** A field: what it is, whose statues stand there or what it costs, and what is marked on it. */
export function spokenField(words: Words, box: Box, facts: Facts, names: Names, place: Place, marks: Marks): string {
  const { field, position } = place;
  const on = facts.land[position] ? field : `position ${position}`;
  const ghost = marks.ghosts.find((ghost) => ghost.field === field);
  const signs = [
    marks.legal.has(on) && words.may, marks.chosen === on && words.chosen, ghost && words.ghost(names(ghost.seat), ghost.statues),
    marks.last.has(on) && words.last, marks.proposed.has(on) && words.proposed,
  ];
  return [`${field}, ${lies(words, box, facts, names, place, marks.double.has(field))}`, ...signs].filter(Boolean).join('; ');
}

/** What it is, and whose statues stand there or what it costs. */
export function lies(words: Words, box: Box, facts: Facts, names: Names, place: Place, double = false): string {
  const terrain = terrainOf(box, facts, place);
  if (terrain === null) return words.position(place.position);
  const stands = facts.fields[place.field];
  return `${words.terrain[terrain]}, ${stands ? words.statues(names(stands[0]), stands[1]) : words.free(words.cost(box.costs[terrain].map((goods) => (double ? 2 : 1) * goods)), double)}`;
}

/** The chronicle: who was crowned, what is next, and what may end the game. */
export function spokenChronicle(words: Words, { thresholds }: Box, { chronicle, phase }: Facts, names: Names): string {
  const crowned = chronicle.map(([seat, statues], i) => words.crowned(i + 1, names(seat), statues));
  const next = chronicle.length + 1;
  const threshold = thresholds[next - singles - 1];
  const more = phase === 'over' || next > singles + thresholds.length ? '' : threshold === undefined ? words.next(next) : words.nextDouble(next, threshold);
  return [words.chronicle, ...crowned, more].filter(Boolean).join(' ');
}
