// What lies on the island in words, as a screen reader says it.
import { controllerOf, isFort, type Facts, type RegionFacts, type RegionName } from '../facts';
import { liesIn, liesOn, type Doom, type Ghost, type Marks } from './marks';
import { fields } from './pyramid';
import type { Words } from './words/en';

type Names = (seat: number) => string;

/** What is marked on a place. */
export interface Marked {
  legal?: boolean;
  chosen?: boolean;
  last?: boolean;
  proposed?: boolean;
  dooms?: Doom[] | undefined;
  ghosts?: Ghost[];
}

export const markedOn = (marks: Marks, place: string): Marked => ({
  legal: [...marks.legal].some(liesOn(place)),
  chosen: marks.chosen.some(liesOn(place)),
  last: marks.last.has(place),
  proposed: marks.proposed.has(place),
  dooms: marks.doomed.get(place),
  ghosts: marks.ghosts.filter((ghost) => ghost.place === place),
});

/** A field: where it is, what lies there from the top down, and what is marked on it. */
export function spokenField(words: Words, facts: Facts, names: Names, place: string, marked: Marked): string {
  const [region, field] = place.split(' ') as [RegionName, string];
  const { king_stone: stone, fields } = facts.regions[region]!;
  const stack = fields[field] ?? [];
  const lies = field === 'K' && stone !== null ? [words.kingStone(names(stone)), ...captives(words, names, stack)] : pieces(words, names, stack);
  const marks = spokenMarks(words, names, marked);
  return `${words.region[region]}, ${words.field[field]}: ${lies.join(', ')}${marks.map((mark) => `; ${mark}`).join('')}`;
}

function pieces(words: Words, names: Names, stack: number[]): string[] {
  if (stack.length === 0) return [words.vacant];
  const fort = isFort(stack);
  return [names(stack[0]!), ...(fort ? [words.fort] : []), ...captives(words, names, stack.slice(fort ? 2 : 1))];
}

/** Captives by their owners, whoever lies uppermost first. */
function captives(words: Words, names: Names, stack: number[]): string[] {
  const owners = [...new Set(stack)];
  const counted = owners.map((owner) => words.captives(stack.filter((seat) => seat === owner).length, names(owner)));
  return counted.length > 0 ? [words.below(counted)] : [];
}

function spokenMarks(words: Words, names: Names, marked: Marked): string[] {
  const { dooms = [], ghosts = [] } = marked;
  const signs = (['chosen', 'last', 'proposed'] as const).filter((sign) => marked[sign]).map((sign) => words[sign]);
  return [...(marked.legal ? [words.may] : []), ...signs, ...ghosts.map(({ kind, seat }) => words.ghost[kind](names(seat))), ...dooms.map((doom) => words.doom[doom])];
}

/** How many fields each seat controls, by seats; those that control none are not there. */
export function control(facts: RegionFacts): [seat: number, count: number][] {
  const counts = new Map<number, number>();
  for (const field of fields) {
    const seat = controllerOf(facts, field);
    if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}

export const isEmpty = (facts: RegionFacts) => facts.king_stone === null && Object.values(facts.fields).every((stack) => stack.length === 0);

/** A region: that it is won or empty, else who controls how much of it. */
export function spokenRegion(words: Words, facts: Facts, names: Names, region: RegionName, marks: Marks): string {
  const lies = facts.regions[region]!;
  const state = stateOf(words, lies, names, marks.opening.get(region));
  const parts = state ? [state] : control(lies).map(([seat, count]) => words.holds(names(seat), count));
  const may = marks.legal.has(region) ? words.may : [...marks.legal].some(liesIn(region)) ? words.mayWithin : '';
  return `${[words.region[region], ...parts].join(', ')}${may && `; ${may}`}`;
}

/** What is to be said of a region that is not played in, or not yet. */
export function stateOf(words: Words, facts: RegionFacts, names: Names, opening?: number): string {
  if (facts.closed && facts.king_stone !== null) return words.wonBy(names(facts.king_stone));
  if (!isEmpty(facts)) return '';
  return opening === undefined ? words.empty : words.opening(opening);
}
