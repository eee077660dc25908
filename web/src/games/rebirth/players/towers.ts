// The round towers by what they give.
import type { Box } from '../box';
import { isOfSet, towerKinds, type Facts, type TowerKind } from '../facts';

export interface KindOfTowers {
  kind: TowerKind;
  fields: Box['towers']['fields'];
  isSet: boolean;
}

export const towersByKind = ({ towers }: Box, facts: Facts): KindOfTowers[] =>
  towerKinds
    .map((kind) => ({ kind, fields: towers.fields.filter(({ id }) => facts.towers[id] === kind), isSet: isOfSet(kind) }))
    .filter(({ fields }) => fields.length > 0);
