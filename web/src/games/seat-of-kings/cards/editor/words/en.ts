// What the editor of cards says, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  cards: 'Cards',
  drawn: (drawn: number, all: number) => `${drawn} of ${all} are drawn`,
  bare: 'no field to place on is drawn on it yet',
  wrong: 'something is wrong here',
  toWrong: (card: string) => `Go to ${card}`,
  add: 'Add a card',
  remove: 'Remove this card',
  duel: 'Duel value',
  cost: 'Activation cost in cumals',
  stone: 'Stone of Destiny',
  stoneAbout: 'It shows no fields: two pieces of a region are swapped.',
  pattern: 'Pattern',
  howTo: 'Touch the fields: once for the first piece, again for the second, again for a field that must only exist, again for none.',
  clear: 'Clear the pattern',
  fits: (places: number) => (places === 0 ? 'It fits nowhere in a region.' : places === 1 ? 'It fits in 1 place of a region.' : `It fits in ${places} places of a region.`),
  state: { empty: 'empty', place: 'a piece', first: 'first piece', second: 'second piece', need: 'must exist' },
  /** Parts of a card, and of a pack, that can be wrong. */
  parts: { duel: 'duel value', cost: 'activation cost', place: 'fields to place on', need: 'fields that must exist', stone: 'Stone of Destiny', source: 'note', reason: 'note', provenance: 'where it comes from', name: 'name of the pack' },
};

export type Words = typeof en;
