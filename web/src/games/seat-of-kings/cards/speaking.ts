// A card as a sentence.
import type { Card } from '../deck';
import { spotsOf, type Spot } from './pattern';
import { cardWords } from './words/spoken';

/** Where a field lies, seen from another one. */
function beside(to: Spot, from: Spot): string {
  const words = cardWords();
  const up = to.level - from.level, right = to.x - from.x; // ranks, and half fields
  const ranks = Math.abs(up), halves = Math.abs(right), side = right > 0 ? 'right' : 'left';
  if (up === 0) return words.level[side](halves / 2);
  if (right === 0) return up > 0 ? words.above(ranks) : words.below(ranks);
  if (halves === ranks) return up > 0 ? words.slantUp[side](ranks) : words.slantDown[side](ranks);
  return `${up > 0 ? words.above(ranks) : words.below(ranks)}${words.and}${words.level[side](halves / 2)}`;
}

/** What a card does with the fields that it shows, or its text. */
export function patternText(card: Card): string {
  const words = cardWords();
  if (card.stone) return words.stone;
  const [first, ...others] = spotsOf(card);
  if (!first) return words.empty;
  const placed = others.filter(({ order }) => order > 0), needed = others.filter(({ order }) => order === 0);
  return (
    (others.length === 0 ? words.anywhere[first.rank] : words.place[first.rank]) +
    placed.map((spot) => words.placeAlso(words.theField[spot.rank], beside(spot, first))).join('') +
    (needed.length === 0 ? '' : words.needs(words.list(needed.map((spot) => words.needed(words.aField[spot.rank], beside(spot, first))))))
  );
}

/** What a card shows beside its duel value, for where that is its name. */
export const faceText = (card: Card): string => `${patternText(card)}; ${cardWords().costs(card.cost)}.`;

/** The whole card. */
export function cardText(card: Card): string {
  const words = cardWords();
  return words.card(card.duel, patternText(card), words.costs(card.cost));
}
