// What lies on the land in words, as a screen reader says it.
import { terrainOf, type Box, type Place } from '../box';
import type { Facts } from '../facts';
import type { Marks } from './marks';
import type { Words } from './words/en';

export function spokenField(words: Words, box: Box, facts: Facts, names: (seat: number) => string, place: Place, marks: Marks): string {
  const { field } = place;
  const terrain = terrainOf(box, facts, place);
  const stands = facts.fields[field];
  const state = terrain === null ? '' : stands ? words.statues(names(stands[0]), stands[1]) : words.vacant;
  const may = marks.legal.has(field) || marks.legal.has(`position ${place.position}`);
  const signs = [may && words.may, marks.chosen === field && words.chosen, marks.last.has(field) && words.last, marks.proposed.has(field) && words.proposed];
  return `${field}, ${[terrain === null ? words.faceDown : words.terrain[terrain], state].filter(Boolean).join(', ')}${signs.filter(Boolean).map((sign) => `; ${sign}`).join('')}`;
}
