// What can be done with a map, and what a tool paints from where a stroke begins.
import type { Terrain } from '../../box';
import { hexThere, newArea, type Brush, type Land, type Namer, type Place } from './painting';

export const grounds = ['food', 'energy', 'blank', 'settlement', 'castle', 'tower', 'offshore-food', 'offshore-energy', 'sea'] as const satisfies (Terrain | 'sea')[];
export const marks = ['neutral', 'province', 'tag'] as const;
/** `look` chooses a hex and leaves it as it is. Cathedrals are for maps of one's own. */
export type Tool = 'look' | (typeof grounds)[number] | 'cathedral' | (typeof marks)[number];
export const tools: readonly Tool[] = ['look', ...grounds, 'cathedral', ...marks];

export interface Choice {
  tool: Tool;
  /** Settlements become part of this area; empty: of the one in which a stroke begins, or of a new one. */
  area: string;
  province: string;
  tag: string;
}

/** What a stroke paints that begins here: what is marked here is unmarked by it, and the other way round. */
export function brushAt(land: Land, place: Place, { tool, area, province, tag }: Choice, namer: Namer): Brush | null {
  const hex = hexThere(land, place);
  switch (tool) {
    case 'look': return null;
    case 'sea': return { paints: 'sea' };
    case 'settlement': return { paints: 'area', area: area || hex?.area || newArea(land, place, namer) };
    case 'neutral': return { paints: 'neutral', on: !hex?.neutral };
    case 'province': return { paints: 'province', province };
    case 'tag': return tag ? { paints: 'tag', tag, on: !hex?.tags?.includes(tag) } : null;
    default: return { paints: 'kind', kind: tool };
  }
}
