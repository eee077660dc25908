// The round towers by what they give.
import type { Box } from '../box';
import type { Facts, TowerKind } from '../facts';

const kinds: TowerKind[] = ['three', 'thirteen', 'double', 'draw', 'extra', 'mission'];
/** Of these all are needed. */
const sets: TowerKind[] = ['thirteen', 'double'];

export interface KindOfTowers {
  kind: TowerKind;
  fields: Box['towers']['fields'];
  isSet: boolean;
}

export const towersByKind = ({ towers }: Box, facts: Facts): KindOfTowers[] =>
  kinds
    .map((kind) => ({ kind, fields: towers.fields.filter(({ id }) => facts.towers[id] === kind), isSet: sets.includes(kind) }))
    .filter(({ fields }) => fields.length > 0);
