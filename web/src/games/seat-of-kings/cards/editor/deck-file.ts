// A deck as it is written down, and what has the form of one.
import standard from '../../../../../../content/seat-of-kings/standard.json';
import { provenances, type Pack } from '../../../components';
import type { Card } from '../../deck';

export interface Deck extends Pack {
  cards: Card[];
}

export const standardDeck = standard as Deck;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isFields = (value: unknown) => Array.isArray(value) && value.every((field) => isText(field) && /^[FHWCK][+-]\d$/.test(field));

/** What may stand on a card. Numbers may be wrong: they can be put right. */
const forms: Record<keyof Card, (value: unknown) => boolean> = {
  duel: Number.isInteger,
  cost: Number.isInteger,
  place: isFields,
  need: isFields,
  stone: (value) => value === true,
  provenance: (value) => provenances.some((each) => each === value),
  source: isText,
  reason: isText,
};
const deckForms: Record<keyof Deck, (value: unknown) => boolean> = {
  game: (value) => value === standardDeck.game,
  name: isText,
  cards: (value) => Array.isArray(value) && value.every((card) => isObject(card) && 'duel' in card && 'cost' in card && hasForm(card, forms)),
};
const hasForm = (value: Record<string, unknown>, forms: Record<string, (value: unknown) => boolean>) =>
  Object.entries(value).every(([name, inner]) => Object.hasOwn(forms, name) && forms[name]!(inner));

/** What came from a file, if it has the form of a deck. */
export const readDeck = (content: unknown): Deck | null =>
  isObject(content) && 'cards' in content && hasForm(content, deckForms) ? (content as unknown as Deck) : null;

export const emptyDeck = (): Deck => ({ game: 'seat-of-kings', cards: standardDeck.cards.map(({ duel }) => ({ duel, cost: 0, place: [] })) });
