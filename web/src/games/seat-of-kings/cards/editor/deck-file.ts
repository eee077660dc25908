// A deck as it is written down, and what has the form of one.
import standard from '../../../../../../content/seat-of-kings/standard.json';
import { provenances, type Pack } from '../../../components';
import { isNumber, isText, listOf, objectOf, oneOf } from '../../../forms';
import type { Card } from '../../deck';

export interface Deck extends Pack {
  cards: Card[];
}

export const standardDeck = standard as Deck;

const isFields = listOf((field) => isText(field) && /^[FHWCK][+-]\d$/.test(field as string));

/** What may stand on a card. Numbers may be wrong: they can be put right. */
const isCard = objectOf({ duel: isNumber, cost: isNumber }, {
  place: isFields,
  need: isFields,
  stone: (value) => value === true,
  provenance: oneOf(provenances),
  source: isText,
  reason: isText,
});
const isDeck = objectOf({ cards: listOf(isCard) }, { game: oneOf([standardDeck.game]), name: isText });

/** What came from a file, if it has the form of a deck. */
export const readDeck = (content: unknown): Deck | null => (isDeck(content) ? (content as Deck) : null);

export const emptyDeck = (): Deck => ({ game: 'seat-of-kings', cards: standardDeck.cards.map(({ duel }) => ({ duel, cost: 0, place: [] })) });
