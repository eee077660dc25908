// A pack as it is written down, and what has the form of one.
import { forAll, isNumber, isText, listOf, objectOf, oneOf, originsOf, partsOf, type Form } from '../../../forms';
import type { Box, Hex, Terrain } from '../../box';
import { tiles, towerKinds } from '../../facts';
import { groups, standardBox, type Group, type OwnBox } from '../pack';
import { types } from './missions';
import { nameFor } from './hex-names';
import { surveyed } from './painting';

const kinds: Record<Terrain, true> = { food: true, energy: true, blank: true, settlement: true, castle: true, tower: true, cathedral: true, 'offshore-food': true, 'offshore-energy': true };

const isHex = objectOf({ name: isText, q: isNumber, r: isNumber, kind: oneOf(Object.keys(kinds)) }, { area: isText, neutral: oneOf([true, false]), province: isText, place: isText, tags: listOf(isText) });
const isWords = objectOf({ en: isText }, { de: isText, it: isText });
const isTest = objectOf({ type: oneOf(types) }, { least: isNumber, of: isText, on: isText, size: isNumber, over: isText, each: isNumber, to: isText });
/** The form of each group: what the editor can show. Names and numbers may be wrong, and lists too short or too long: they can be put right. */
const forms: Record<Group, Form> = {
  hexes: listOf(isHex),
  castles: listOf(objectOf({ hex: isText, name: isText })),
  blarney: isText,
  towers: objectOf({ fields: listOf(objectOf({ id: isText, hex: isText, name: isText })), kinds: listOf(oneOf(towerKinds)), tara: isText }),
  tiles: partsOf(forAll(tiles, () => isNumber)),
  missions: listOf(objectOf({ id: isText, test: isTest, first: isNumber, later: isNumber }, { name: isWords, text: isWords })),
  offshore_bonus: isNumber,
};
const isPack = objectOf(forms, { game: oneOf([standardBox.game]), name: isText, provenance: originsOf(groups) });

/** What lies in one place cannot be shown side by side. */
const apart = (hexes: readonly Hex[]): boolean => new Set(hexes.map(({ q, r }) => `${q} ${r}`)).size === hexes.length;

/** What came from a file, if it has the form of a pack. */
export const readPack = (content: unknown): OwnBox | null => (isPack(content) && apart((content as Box).hexes) ? (content as OwnBox) : null);

/** An island of seven hexes in an empty sea; tiles and missions are the standard ones. */
export function emptyPack(): OwnBox {
  const { tiles, missions, offshore_bonus } = standardBox;
  const hexes: Hex[] = [];
  for (const [q, r] of [[0, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1]] as const) hexes.push({ name: nameFor(hexes, { q, r }), q, r, kind: 'blank' });
  const land = surveyed({ hexes, castles: [], blarney: '', towers: { fields: [], kinds: [], tara: '' } });
  return { game: 'rebirth-ireland', ...land, tiles, missions, offshore_bonus };
}
