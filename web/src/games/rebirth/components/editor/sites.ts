// Castles and towers by their hex: their names, and those that stand nowhere.
import type { Land } from './painting';

/** A castle that is not listed yet comes to be. */
export const castleNamed = (land: Land, hex: string, name: string): Land => ({
  ...land,
  castles: land.castles.some((castle) => castle.hex === hex) ? land.castles.map((castle) => (castle.hex === hex ? { ...castle, name } : castle)) : [...land.castles, { hex, name }],
});

export function towerNamed(land: Land, hex: string, name: string): Land {
  const { fields } = land.towers;
  const taken = new Set(fields.map(({ id }) => id));
  let number = 1;
  while (taken.has(`t${number}`)) ++number;
  const named = fields.some((field) => field.hex === hex) ? fields.map((field) => (field.hex === hex ? { ...field, name } : field)) : [...fields, { id: `t${number}`, hex, name }];
  return { ...land, towers: { ...land.towers, fields: named } };
}

export const withoutCastleAt = (land: Land, index: number): Land => ({ ...land, castles: land.castles.toSpliced(index, 1) });
export const withoutTowerAt = (land: Land, index: number): Land => ({ ...land, towers: { ...land.towers, fields: land.towers.fields.toSpliced(index, 1) } });
