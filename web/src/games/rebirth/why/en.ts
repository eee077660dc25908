// Why moves of Rebirth are good or bad, in English. The other languages have the same shape; the compiler sees to it.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';

const number = (count: number) => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
const full = (free: number) => `${number(free)} ${free === 1 ? 'hex' : 'hexes'} from full`;

export const en = {
  and: listed('and'),
  joins: (groups: number, size: number) => `Joins ${number(groups)} groups into one of ${size}.`,
  takesHex: (seat: string, size: number) => `Takes a hex beside ${seat}’s group of ${size}.`,
  keepsApart: (seat: string, sizes: string) => `Keeps groups of ${sizes} of ${seat}’s apart.`,
  alone: (area: string, free: number) => `Is alone in ${area}, ${full(free)}.`,
  leads: (area: string, free: number) => `Leads in ${area}, ${full(free)}.`,
  trails: (area: string, free: number) => `Is not first in ${area}, ${full(free)}.`,
  overtakes: (seat: string, area: string) => `Overtakes ${seat} in ${area}.`,
  endsAlone: (seat: string, area: string) => `Keeps ${seat} from having ${area} alone.`,
  nearer: (castle: string) => `Comes within one tile of ${castle}.`,
  strengthens: (castle: string, tiles: number) => `Strengthens ${castle}: others need ${plural(tiles, 'tile', 'tiles')} to take it.`,
  secures: (castle: string) => `Secures ${castle}: nobody can take it any more.`,
  thirteen: (towers: number) => `Reaches the ${towers === 1 ? 'first' : 'second'} of three towers with the 13.`,
  doubler: 'Reaches the first of two doublers.',
  near: (missions: string) => `Comes within one step of ${missions}.`,
  forestalls: (seats: string, mission: string) => `Forestalls ${seats} at ${mission}.`,
  steps: (steps: number) => `Is ${number(steps)} ${steps === 1 ? 'step' : 'steps'} from fulfilling it.`,
  holdsPrivate: (mission: string) => `Fulfils the private mission ${mission}, if it stays so.`,
  mission: (name: string) => `“${name}”`,
};

export type Words = typeof en;
