// How decks are begun, read and told of in the editor.
import type { Editor, Path } from '../../../components';
import { cardWords } from '../words/spoken';
import { emptyDeck, readDeck, standardDeck, type Deck } from './deck-file';
import DeckEditor from './DeckEditor.svelte';
import { editorWords } from './words/spoken';

function placeOf({ cards }: Deck, [where, index, part]: Path): string {
  const words = editorWords();
  const card = where === 'cards' && typeof index === 'number' ? cards[index] : undefined;
  if (!card) return where === 'name' ? words.parts.name : '';
  const name = cardWords().name(card.duel);
  return part !== undefined && part in words.parts ? `${name}, ${words.parts[part as keyof typeof words.parts]}` : name;
}

export const editor: Editor<Deck> = {
  standard: { game: standardDeck.game, cards: standardDeck.cards } as Deck, // its name says that it is reconstructed
  empty: emptyDeck,
  editable: readDeck,
  placeOf,
  plainly: ({ fault }) => (fault?.kind === 'no-places' ? editorWords().bare : null),
  Part: DeckEditor,
};
