// What has happened since somebody acted: where tiles went, and what changed with them.
import type { Told } from '../../table/messages';
import { towersOf, type Box } from './box';
import { keyOf } from './keys';

export interface News {
  /** Where the last tile went. */
  last: string | null;
  /** Where all of them went. */
  placed: ReadonlySet<string>;
  /** Castles that changed hands, and towers that were reached. */
  changed: ReadonlySet<string>;
}

/** The hexes of castles that change hands, and of towers that are reached. */
export function changedBy(box: Box, events: readonly Told[]): string[] {
  const fields = new Map([...towersOf(box)].map(([hex, { id }]) => [id, hex]));
  return events.flatMap(({ kind, castle, tower }) => {
    if (kind === 'castle-taken' || kind === 'castle-changed') return [keyOf(castle)];
    return kind === 'tower-reached' || kind === 'tower-ignored' ? [fields.get(keyOf(tower)) ?? ''] : [];
  }).filter(Boolean);
}

/** The news in what was told: since the viewer's tile was laid, or, if nobody has laid one after it, with it. */
export function newsIn(box: Box, told: readonly Told[], viewer: number | null): News {
  const placed = told.flatMap(({ kind, seat, hex }, i) => (kind === 'tile-placed' ? [{ i, seat, hex: String(hex) }] : []));
  const own = viewer === null ? -1 : placed.findLastIndex(({ seat }) => seat === viewer);
  const fresh = placed.slice(viewer !== null && own < placed.length - 1 ? own + 1 : -1);
  return {
    last: placed.at(-1)?.hex ?? null,
    placed: new Set(fresh.map(({ hex }) => hex)),
    changed: new Set(fresh.length > 0 ? changedBy(box, told.slice(fresh[0]!.i)) : []),
  };
}
