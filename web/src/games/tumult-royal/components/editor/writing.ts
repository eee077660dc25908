// Changes of a pack, group by group.
import { withoutStandard } from '../../../origins';
import type { Box } from '../../box';
import { goodLetters, playerNumbers, standardBox, values, type GoodLetter, type Group, type OwnBox, type PlayerNumber } from '../pack';

/** What has been said of a standard group is not true of a changed one. */
export const changed = <Name extends Group>(pack: OwnBox, group: Name, value: Box[Name]): OwnBox => ({ ...withoutStandard(pack, standardBox, group), [group]: value });

type Goods = Box['goods'];
type Face = { good: GoodLetter; value: number; from: PlayerNumber };

export const countOf = (goods: Goods, { good, value, from }: Face): number => goods.filter((tile) => tile.good === good && tile.value === value && tile.from === from).length;
/** How many tiles are in play with so many players. */
export const inPlay = (goods: Goods, players: number): number => goods.filter(({ from }) => from <= players).length;

/** All faces there are, as they follow one another in a pack. */
export const faces: Face[] = goodLetters.flatMap((good) => playerNumbers.flatMap((from) => values.map((value) => ({ good, value, from }))));

/** So many tiles with a face, the others as they are. */
export const withCount = (goods: Goods, changing: Face, count: number): Goods =>
  faces.flatMap((face) => {
    const same = face.good === changing.good && face.value === changing.value && face.from === changing.from;
    return Array.from({ length: same ? count : countOf(goods, face) }, () => ({ good: face.good, value: face.value, from: face.from }));
  });

/** A number that the disc does not show stands nowhere. */
export function withWeight(disc: Box['disc'], number: number, weight: number): Box['disc'] {
  const { [number]: _, ...others } = disc;
  return weight > 0 ? { ...others, [number]: weight } : others;
}

/** A position that lies face up lies face down, or the other way round. */
export function toggled(up: number[], position: number, positions: number): number[] {
  const open = new Set(up.filter((each) => each >= 1 && each <= positions));
  if (!open.delete(position)) open.add(position);
  return [...open].sort((a, b) => a - b);
}
