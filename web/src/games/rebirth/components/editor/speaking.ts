// A place on the map as it is read aloud.
import type { Box, Hex } from '../../box';
import { hexThere, type Land, type Place } from './painting';
import type { Words } from './words/en';

export const titleOf = (words: Words, { name, place }: Hex): string => words.hex(name, place);

/** What stands on a hex, by name. */
function siteOn({ castles, towers }: Pick<Box, 'castles' | 'towers'>, hex: string): string | undefined {
  return castles.find((castle) => castle.hex === hex)?.name ?? towers.fields.find((field) => field.hex === hex)?.name;
}

/** `row` and `column` count from 1, and say where in the sea something is. */
export function spokenPlace(words: Words, land: Land, place: Place, row: number, column: number, faulty: Hex | null): string {
  const hex = hexThere(land, place);
  if (!hex) return words.sea(row, column);
  const site = siteOn(land, hex.name);
  return [
    titleOf(words, hex), words.kind[hex.kind], site, hex.area && words.inArea(hex.area), hex.province, ...(hex.tags ?? []).map((tag) => words.tagNames[tag] ?? tag),
    hex.neutral && words.neutral, hex === faulty && words.wrong,
  ].filter(Boolean).join(', ');
}
