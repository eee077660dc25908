// Why moves of Tara are good or bad, in English. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../words/plural';

const number = (count: number) => ['no', 'one', 'two', 'three', 'four'][count] ?? String(count);

export const en = {
  and: (hills: string[]) => (hills.length < 2 ? hills.join('') : `${hills.slice(0, -1).join(', ')} and ${hills.at(-1)}`),
  besieges: (hills: string) => `Besieges ${hills}.`,
  besiegesKing: (hills: string) => `Besieges the king on ${hills}.`,
  saves: (hills: string) => `Saves ${hills} from the siege.`,
  savesKing: (hills: string) => `Saves the king on ${hills} from the siege.`,
  leaves: (hills: string) => `Leaves ${hills} besieged.`,
  leavesKing: (hills: string) => `Leaves the king on ${hills} besieged.`,
  threatens: (hills: string) => `Threatens to besiege ${hills}.`,
  exposes: (hills: string) => `Exposes ${hills} to a siege.`,
  joins: (kingdoms: number) => `Joins ${number(kingdoms)} kingdoms.`,
  cuts: (parts: number) => `Breaks an enemy kingdom in ${number(parts)}.`,
  keepsApart: (kingdoms: number) => `Keeps ${number(kingdoms)} enemy kingdoms apart.`,
  founds: 'Starts a new kingdom.',
  enlarges: (ringforts: number) => `Makes a kingdom of ${ringforts} ringforts.`,
  gains: (bridges: number, mine: number, theirs: number) => `${plural(bridges, 'bridge', 'bridges')} more: ${mine} to ${theirs}.`,
  noTurn: 'Leaves the opponent without a legal turn.',
  noKingMove: 'Leaves the enemy kings without a move.',
  onlyRow: (row: string) => `Leaves the opponent only row ${row}.`,
};

export type Words = typeof en;
