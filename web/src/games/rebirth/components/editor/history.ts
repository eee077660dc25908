// What a map was before each stroke, so that strokes can be undone and done again.
import type { Origin } from '../../../components';
import { withoutStandard } from '../../../origins';
import { standardBox, type Group, type OwnBox } from '../pack';
import type { Land } from './painting';

const groups = ['hexes', 'castles', 'blarney', 'towers'] as const satisfies (keyof Land & Group)[];

/** What is painted, with what is said of it. */
interface Moment {
  land: Land;
  told: Partial<Record<Group, Origin>>;
}

const momentOf = ({ hexes, castles, blarney, towers, provenance }: OwnBox): Moment => ({
  land: { hexes, castles, blarney, towers },
  told: Object.fromEntries(groups.flatMap((group) => (provenance?.[group] ? [[group, provenance[group]]] : []))),
});

/** The pack with another map; what was said of the standard one is said no more. */
export const withLand = (pack: OwnBox, land: Land): OwnBox =>
  groups.reduce((pack, group) => (pack[group] === land[group] ? pack : { ...withoutStandard(pack, standardBox, group), [group]: land[group] }), pack);

/** As a moment has it; what stands beside the map stays as it is. */
function withMoment(pack: OwnBox, { land, told }: Moment): OwnBox {
  const { provenance, ...rest } = pack;
  const others = Object.entries(provenance ?? {}).filter(([group]) => !groups.some((each) => each === group));
  const all = { ...told, ...Object.fromEntries(others) };
  return { ...rest, ...land, ...(Object.keys(all).length > 0 && { provenance: all }) };
}

const most = 200; // strokes

export interface History {
  before: readonly Moment[];
  after: readonly Moment[];
  /** What was changed last, if more of it belongs to the same change: words that are still being written. */
  writing: string | null;
}

export const noHistory: History = { before: [], after: [], writing: null };

/** A pack is about to be changed. */
export const noted = ({ before, writing }: History, pack: OwnBox, written: string | null): History => ({
  before: written !== null && written === writing ? before : [...before, momentOf(pack)].slice(-most),
  after: [],
  writing: written,
});

/** One change back, or forth again; null: there is none. */
export function turned(history: History, pack: OwnBox, way: 'back' | 'forth'): { history: History; pack: OwnBox } | null {
  const [from, to] = way === 'back' ? [history.before, history.after] : [history.after, history.before];
  const moment = from.at(-1);
  if (!moment) return null;
  const [rest, more] = [from.slice(0, -1), [...to, momentOf(pack)]];
  return { history: { before: way === 'back' ? rest : more, after: way === 'back' ? more : rest, writing: null }, pack: withMoment(pack, moment) };
}
