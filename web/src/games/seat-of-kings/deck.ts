// The cards of a deck, as content packs have them (docs/content.md).
import standard from '../../../../content/seat-of-kings/standard.json?play';

export interface Card {
  /** The duel value, by which a card is called. */
  duel: number;
  /** What the first promotion costs. */
  cost: number;
  /** The fields on which pieces are placed, and those that must exist beside them, as in "F+0" and "H-1". */
  place?: string[];
  need?: string[];
  /** A Stone of Destiny, which shows no fields. */
  stone?: true;
  provenance?: 'rulebook' | 'public' | 'reconstructed';
  source?: string;
  reason?: string;
}

interface Pack {
  cards: Card[];
}

const decks = new WeakMap<object, Map<number, Card>>();

/** The cards of a pack by their duel values; without a pack, the standard deck's. */
export function deckOf(pack: unknown): Map<number, Card> {
  const { cards } = (pack ?? standard) as Pack;
  let deck = decks.get(cards);
  if (!deck) decks.set(cards, (deck = new Map(cards.map((card) => [card.duel, card]))));
  return deck;
}
