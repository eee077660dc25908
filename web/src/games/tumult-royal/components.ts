// The components of Tumult Royal: goods, disc, costs, thresholds, landscapes and layouts, where each of them comes from, and what
// else lies in the box.
import type { Components, Editor } from '../components';
import PiecePicture from './components/PiecePicture.svelte';
import Others from './components/box/Others.svelte';
import { kinds, pieces } from './components/pieces';
import { componentsWords } from './components/words/spoken';

export const load = () => componentsWords.load();

export const components: Components = {
  family: 'tumult-royal',
  ruleSet: 'tumult-royal',
  pieces,
  kinds,
  counted: (count) => componentsWords().counted(count),
  Picture: PiecePicture,
  Others,
  editor: async () => (await import('./components/editor/editor')).editor as unknown as Editor,
};
