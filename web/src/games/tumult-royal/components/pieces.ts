// The pieces of the standard box as they are listed: each with what it says and where it comes from. A group of the pack may hold
// some of which more is known than of others.
import type { Kind, Piece, Provenance } from '../../components';
import { terrains, type Terrain } from '../box';
import { singles } from '../land/frame';
import { counted } from './counting';
import { goodLetters, groups, playerNumbers, standardBox } from './pack';
import { aboutOf, noteOf } from './sources/noted';
import { componentsWords } from './words/spoken';

/** What is known better, or less, than the rest. */
const known: Record<string, Provenance> = {
  'disc-numbers': 'public',
  'cost-m': 'rulebook', 'cost-f': 'rulebook', 'cost-h': 'rulebook', 'cost-c': 'rulebook',
  'threshold-1': 'rulebook', 'threshold-4': 'rulebook',
  'layout-4': 'public',
};

const { goods, costs, thresholds, landscapes, layouts } = standardBox;
const fieldsOf = (landscape: string[]): [Terrain, number][] =>
  terrains.map((terrain): [Terrain, number] => [terrain, [...landscape.join('')].filter((each) => each === terrain).length]).filter(([, count]) => count > 0);

type Told = Pick<Piece, 'id' | 'name' | 'text'>;

function told(): Record<(typeof groups)[number], Told[]> {
  const words = componentsWords();
  return {
    goods: goodLetters.map((letter) => {
      const tiles = goods.filter(({ good }) => good === letter);
      const borders = playerNumbers.map((number) => tiles.filter(({ from }) => from === number).length);
      return { id: `goods-${letter}`, name: words.goodNames[letter], text: words.goodsText(borders, tiles.reduce((sum, { value }) => sum + value, 0)) };
    }),
    disc: (['numbers', 'widths'] as const).map((part) => ({ id: `disc-${part}`, ...words.discParts[part] })),
    costs: terrains.map((terrain) => ({ id: `cost-${terrain}`, name: words.terrain[terrain].name, text: words.costText(words.list(counted(words.good, costs[terrain])), words.terrain[terrain].statues) })),
    thresholds: thresholds.map((threshold, i) => ({ id: `threshold-${i}`, name: words.threshold(singles + 1 + i), text: words.thresholdText(threshold) })),
    landscapes: landscapes.map((landscape, i) => ({ id: `landscape-${i + 1}`, name: words.landscape(i + 1), text: words.list(fieldsOf(landscape).map(([terrain, count]) => words.terrain[terrain].counted(count))) })),
    layouts: playerNumbers.map((players) => ({ id: `layout-${players}`, name: words.layout(players), text: words.layoutText(layouts[players]!.up.length, 2 * layouts[players]!.columns) })),
  };
}

export function pieces(): Piece[] {
  const all = told();
  return groups.flatMap((kind) => all[kind].map((piece) => ({ ...piece, kind, provenance: known[piece.id] ?? 'reconstructed', note: noteOf(piece.id) })));
}

export const kinds = (): Kind[] => groups.map((id) => ({ id, name: componentsWords().groups[id], about: aboutOf(id) }));
