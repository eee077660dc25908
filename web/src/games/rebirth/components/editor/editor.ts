// How packs are begun, read and told of in the editor of maps.
import { ledger } from '../../../../words/ledger.svelte';
import { pathOf, type Editor, type Path } from '../../../components';
import { groups, standardBox, type OwnBox } from '../pack';
import MapEditor from './MapEditor.svelte';
import { missionName } from './naming';
import { emptyPack, readPack } from './pack-file';
import { titleOf } from './speaking';
import { editorWords } from './words/spoken';

type Way = (string | number)[];

/** The piece of a group that something is about, and what of it, in words. */
function pieceOf(pack: OwnBox, [group, ...way]: Way): (string | undefined)[] {
  const words = editorWords();
  const part = (name: string | number | undefined) => (typeof name === 'string' ? words.parts[name] : undefined);
  const [which, field] = way;
  if (group === 'hexes' && typeof which === 'number') return [pack.hexes[which] && titleOf(words, pack.hexes[which]), part(field)];
  if (group === 'castles' && typeof which === 'number') return [pack.castles[which]?.name, part(field)];
  if (group === 'missions' && typeof which === 'number') return [pack.missions[which] && missionName(words, pack.missions[which]), part(field)];
  if (group === 'towers' && which === 'fields' && typeof field === 'number') return [pack.towers.fields[field]?.name, part(way[2])];
  if (group === 'tiles' && typeof which === 'string') return [words.tileNames[which] ?? ledger.word('rebirth', 'tile', which)];
  return [part(which)];
}

function placeOf(pack: OwnBox, [where, ...rest]: Path): string {
  const words = editorWords();
  if (where === 'name') return words.parts.name!;
  const group = groups.find((each) => each === (where === 'provenance' ? rest[0] : where));
  if (!group) return '';
  const piece = where === 'provenance' ? [words.parts.provenance] : pieceOf(pack, [group, ...rest]);
  return [words.groups[group], ...piece].filter(Boolean).join(', ');
}

const { name: _, ...standard } = standardBox; // it says that it is reconstructed

export const editor: Editor<OwnBox> = {
  standard,
  empty: emptyPack,
  editable: readPack,
  placeOf,
  plainly: ({ at, fault }) => {
    const [where, which] = pathOf(at);
    const { howMany, noneBreaksTies } = editorWords();
    if (where === 'blarney' && fault?.kind === 'wrong-text') return noneBreaksTies;
    if (fault?.kind !== 'wrong-list' && fault?.kind !== 'wrong-fixed-list') return null;
    const [count, low, high] = [Number(fault.members), Number(fault.low ?? fault.size), Number(fault.high ?? fault.size)];
    if (where === 'castles') return howMany.castles(count, low, high);
    if (where === 'missions' && which === undefined) return howMany.missions(count, low);
    if (where === 'towers') return which === 'kinds' ? howMany.kinds(count, low) : howMany.towers(count, low, high);
    return null;
  },
  Part: MapEditor,
};
