// The components of Rebirth: hexes, settlement areas, castles, round towers, tiles, missions and the offshore bonus, where each of them
// comes from, and what else lies in the box.
import type { Components, Editor } from '../components';
import Others from './components/box/Others.svelte';
import { boxWords } from './components/box/words/spoken';
import PiecePicture from './components/PiecePicture.svelte';
import { kinds, pieces } from './components/pieces';
import { notes } from './components/sources/noted';
import { componentsWords } from './components/words/spoken';
import { mapWords } from './map/words/spoken';

export const load = () => Promise.all([componentsWords.load(), boxWords.load(), notes.load(), mapWords.load()]);

export const components: Components = {
  family: 'rebirth',
  ruleSet: 'rebirth-ireland',
  pieces,
  kinds,
  counted: (count) => componentsWords().counted(count),
  Picture: PiecePicture,
  Others,
  editor: async () => (await import('./components/editor/editor')).editor as unknown as Editor,
};
