// The components of Seat of Kings: its cards, where each of them comes from, and what else lies in the box.
import type { Components, Editor } from '../components';
import CardPicture from './cards/CardPicture.svelte';
import Others from './cards/box/Others.svelte';
import { noteOf } from './cards/sources/noted';
import { faceText } from './cards/speaking';
import { cardWords } from './cards/words/spoken';
import standard from '../../../../content/seat-of-kings/standard.json';
import type { Card } from './deck';
import { islandWords } from './island/words/spoken';

/** The editor's region is called as the island is. */
export const load = () => Promise.all([cardWords.load(), islandWords.load()]);

const cards = (standard.cards as Card[]).toSorted((a, b) => a.duel - b.duel);

export const components: Components = {
  family: 'seat-of-kings',
  ruleSet: 'seat-of-kings',
  pieces: () =>
    cards.map((card) => ({
      id: String(card.duel),
      name: cardWords().name(card.duel),
      text: faceText(card),
      provenance: card.provenance ?? 'reconstructed',
      note: noteOf(card),
    })),
  counted: (count) => cardWords().counted(count),
  Picture: CardPicture,
  Others,
  editor: async () => (await import('./cards/editor/editor')).editor as unknown as Editor,
};
