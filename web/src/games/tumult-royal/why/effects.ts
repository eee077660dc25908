// Why a step of Tumult Royal is good or bad: what it leads to beyond what is told of it, read from what the rules say of the positions
// before and after.
import { parseStep } from '../../../play/steps';
import type { Happening } from '../../face';
import { boxOf, columnOf, columnsOf, fieldAt, placesOf, rowOf, rows, terrainOf, type Box } from '../box';
import { goodOf, goods, goodsOn, valueOf, type Facts, type Good, type TileFace } from '../facts';
import { moveOf } from '../moves';
import type { Words } from './en';

function besides(facts: Facts, field: string): string[] {
  const [column, row] = [columnOf(field), rowOf(field)];
  const around = [[column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]] as const;
  return around.filter(([c, r]) => c >= 0 && c < columnsOf(facts) && r >= 0 && r < rows).map(([c, r]) => fieldAt(c, r));
}

/** Free villages and castles beside a field, but not beside those that the seat had before. */
function inhabited(words: Words, box: Box, { before, after }: { before: Facts; after: Facts }, seat: number, field: string): string {
  const had = Object.entries(before.fields).filter(([, [owner]]) => owner === seat).flatMap(([own]) => besides(before, own));
  const named = besides(after, field).filter((other) => !after.fields[other] && !had.includes(other)).flatMap((other) => {
    const terrain = terrainOf(box, after, placesOf(after).find((place) => place.field === other)!);
    return terrain === 'v' ? words.village(other) : terrain === 'c' ? words.castle(other) : [];
  });
  return words.and(named);
}

const facesOf = ({ seats }: Facts, seat: number) => seats[seat]!.castle.map(([, face]) => face);
const isMost = (counts: number[], seat: number) => counts.every((count, other) => other === seat || count < counts[seat]!);

/** Whoever may not see the tiles is told nothing of them. */
const known = (faces: (TileFace | null)[]) => faces.every((face) => face !== null);

function listed(words: Words, faces: (TileFace | null)[]): string {
  const sums = goodsOn(faces);
  return words.and(goods.filter((good) => sums[good] > 0).map((good) => words.goods[good](sums[good])));
}

/** What is told of a step that builds, or that ends the building by it: the castle boards are cleared then. */
function building(words: Words, { after, events }: Happening<Facts>, seat: number): string[] {
  const { seats } = after.facts;
  const rest = facesOf(after.facts, seat);
  const over = events.some(({ kind }) => kind === 'building-over') || after.over;
  const won = events.some(({ kind }) => kind === 'overpaid');
  return [
    words.statues(seats[seat]!.statues, isMost(seats.map(({ statues }) => statues), seat)),
    won && !over ? words.supporters(seats[seat]!.supporters, isMost(seats.map(({ supporters }) => supporters), seat)) : '',
    over ? '' : rest.length === 0 ? words.usesUp : known(rest) ? words.rest(listed(words, rest)) : '',
  ];
}

/** The tile that was in the hand, and what there is of its good. */
function decided(words: Words, kept: boolean, { before }: Happening<Facts>, seat: number): string[] {
  const face = before.facts.seats[seat]!.hand_face;
  if (!face) return [];
  const good: Good = goodOf(face);
  if (!kept) return [words.leaves(words.goods[good](valueOf(face)))];
  const held = before.facts.seats.map((_, other) => goodsOn([...facesOf(before.facts, other), other === seat ? face : null])[good]);
  const open = before.facts.seats.every((_, other) => known(facesOf(before.facts, other)));
  return [words.holds(words.goods[good](held[seat]!), open && isMost(held, seat))];
}

export function effects(words: Words, happening: Happening<Facts>): string[] {
  const { before, after, step } = happening;
  const { seat: who, move: text } = parseStep(step);
  if (who === '*') return [];
  const seat = Number(who);
  const { kind, field } = moveOf(text);
  const change = { before: before.facts, after: after.facts };
  const near = field ? inhabited(words, boxOf(after.pack), change, seat, field) : '';
  const taken = facesOf(before.facts, seat);
  const said = {
    at: () => [near && words.beside(near)],
    build: () => [near && words.opens(near), ...building(words, happening, seat)],
    keep: () => decided(words, true, happening, seat),
    back: () => decided(words, false, happening, seat),
    done: () => [taken.length === 0 ? words.stopsEmpty : known(taken) ? words.stops(listed(words, taken)) : ''],
    lift: () => [], pass: () => [], open: () => [],
  }[kind]();
  return said.filter(Boolean);
}
