// What is said of the components, in English. The other languages have the same shape; the compiler sees to it.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Terrain } from '../../box';
import type { GoodLetter, Group } from '../pack';

const of = (one: string, many: string) => ({ name: one[0]!.toUpperCase() + one.slice(1), counted: (count: number) => plural(count, one, many) });

export const en = {
  counted: (entries: number) => plural(entries, 'entry', 'entries'),
  groups: { goods: 'Goods tiles', disc: 'Tumult disc', costs: 'Costs', thresholds: 'Double fields of the chronicle', landscapes: 'Landscape tiles', layouts: 'Layouts' } satisfies Record<Group, string> as Record<Group, string>,
  good: { B: of('bread', 'bread'), M: of('marble', 'marble'), T: of('tool', 'tools') } satisfies Record<GoodLetter, object>,
  goodNames: { B: 'Bread', M: 'Marble', T: 'Tools' } satisfies Record<GoodLetter, string>,
  goodsText: ([plain, grey, black]: number[], goods: number) => `${goods} in all: ${plain} tiles without a border, ${grey} with a grey one from 3 players on, ${black} with a black one with 4`,
  discParts: {
    numbers: { name: 'The numbers', text: '2, 3, 4 and 5: so many of each good the people demand' },
    widths: { name: 'How wide they are', text: 'a quarter of the disc each' },
  },
  terrain: {
    m: { ...of('meadow', 'meadows'), statues: 1 }, f: { ...of('forest', 'forests'), statues: 1 }, h: { ...of('mountain', 'mountains'), statues: 1 },
    v: { ...of('village', 'villages'), statues: 2 }, c: { ...of('castle', 'castles'), statues: 3 },
  } satisfies Record<Terrain, object>,
  costText: (goods: string, statues: number) => `${plural(statues, 'statue', 'statues')} for ${goods}`,
  threshold: (round: number) => `Round ${round}`,
  thresholdText: (threshold: number) => (threshold === 0 ? 'the game ends here in any case' : `the game ends if the leader is more than ${threshold} statues ahead of the last`),
  landscape: (number: number) => `Tile ${number}`,
  layout: (players: number) => `For ${players} players`,
  layoutText: (up: number, all: number) => `${up} of ${all} landscape tiles lie face up`,
  list: listed('and'),
};

export type Words = typeof en;
