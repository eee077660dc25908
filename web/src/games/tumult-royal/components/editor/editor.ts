// How boxes are begun, read and told of in the editor.
import { pathOf, type Editor, type Path } from '../../../components';
import { terrains, type Terrain } from '../../box';
import { singles } from '../../land/frame';
import { goodLetters, groups, standardBox, type Group, type OwnBox } from '../pack';
import { componentsWords } from '../words/spoken';
import BoxEditor from './BoxEditor.svelte';
import { emptyBox, readBox } from './box-file';
import { editorWords } from './words/spoken';

/** The piece of a group that something is about, in words. */
function pieceOf(group: Group, which: string | number | undefined, part: string | number | undefined): string {
  const words = componentsWords(), say = editorWords();
  if (which === undefined) return '';
  if (group === 'disc') return say.number(String(which));
  if (group === 'costs' && terrains.includes(which as Terrain)) return [words.terrain[which as Terrain].name, typeof part === 'number' && words.goodNames[goodLetters[part]!]].filter(Boolean).join(', ');
  if (group === 'thresholds') return words.threshold(singles + 1 + Number(which));
  if (group === 'landscapes') return words.landscape(Number(which) + 1);
  if (group === 'layouts') return words.layout(Number(which));
  return '';
}

function placeOf(_: OwnBox, [where, which, part]: Path): string {
  const words = componentsWords(), say = editorWords();
  if (where === 'name') return say.parts.name;
  const group = groups.find((each) => each === (where === 'provenance' ? which : where));
  if (!group) return '';
  const piece = where === 'provenance' ? say.parts.provenance : pieceOf(group, which, part);
  return piece ? `${words.groups[group]}, ${piece}` : words.groups[group];
}

const { name: _, ...standard } = standardBox; // it says that it is reconstructed

export const editor: Editor<OwnBox> = {
  standard,
  empty: emptyBox,
  editable: readBox,
  placeOf,
  plainly: ({ at, fault }) => {
    if (fault?.kind !== 'wrong-fixed-list') return null;
    const [where] = pathOf(at);
    const { howMany } = editorWords();
    return where === 'goods' || where === 'landscapes' || where === 'layouts' ? howMany[where](Number(fault.members), Number(fault.size)) : null;
  },
  Part: BoxEditor,
};
