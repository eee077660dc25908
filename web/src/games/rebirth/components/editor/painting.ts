// What a brush does to a map: the hex that it touches, and what stands there. Nothing is left over: a castle that is painted away is not
// listed any more, and where it broke ties another one does.
import { beside, hexAt, type Hex, type Terrain } from '../../box';
import type { TowerKind } from '../../facts';
import type { OwnBox } from '../pack';
import { nameFor } from './hex-names';

/** What of a pack is painted. */
export type Land = Pick<OwnBox, 'hexes' | 'castles' | 'blarney' | 'towers'>;
export type Place = Pick<Hex, 'q' | 'r'>;

export type Brush =
  | { paints: 'kind'; kind: Exclude<Terrain, 'settlement'> }
  | { paints: 'area'; area: string }
  | { paints: 'sea' }
  | { paints: 'neutral'; on: boolean }
  | { paints: 'province'; province: string }
  | { paints: 'tag'; tag: string; on: boolean };

/** What is not named yet gets a name: an area, a castle or a tower without a place, by its number. */
export interface Namer {
  area: (number: number) => string;
  castle: (number: number) => string;
  tower: (number: number) => string;
}

export const hexThere = (land: Land, { q, r }: Place): Hex | undefined => hexAt(land, q, r);

/** The fields of a hex as packs write them, one after the other. */
function written({ name, q, r, kind, area, neutral, province, place, tags }: Hex): Hex {
  return {
    name, q, r, kind,
    ...(area !== undefined && kind === 'settlement' && { area }),
    ...(neutral && takesTiles(kind) && { neutral }),
    ...(province && { province }),
    ...(place && { place }),
    ...(tags && tags.length > 0 && { tags }),
  };
}

const takesTiles = (kind: Terrain): boolean => kind !== 'castle' && kind !== 'tower' && kind !== 'cathedral';

const withTag = (tags: readonly string[] = [], tag: string, on: boolean): string[] => (on ? (tags.includes(tag) ? [...tags] : [...tags, tag]) : tags.filter((each) => each !== tag));

/** A name that nothing has yet: this one, or the first by number. */
function unused(name: string | undefined, taken: ReadonlySet<string>, numbered: (number: number) => string): string {
  if (name && !taken.has(name)) return name;
  for (let number = 1; ; ++number) if (!taken.has(numbered(number))) return numbered(number);
}

export const newArea = (land: Land, place: Place, { area }: Namer): string =>
  unused(hexThere(land, place)?.place, new Set(land.hexes.flatMap(({ area }) => area ?? [])), area);

function withoutCastle(land: Land, hex: string): Land {
  if (!land.castles.some((castle) => castle.hex === hex)) return land;
  const castles = land.castles.filter((castle) => castle.hex !== hex);
  return { ...land, castles, blarney: land.blarney === hex ? (castles[0]?.hex ?? '') : land.blarney };
}

function withCastle(land: Land, { name: hex, place }: Hex, { castle }: Namer): Land {
  const name = unused(place, new Set(land.castles.map(({ name }) => name)), castle);
  const castles = [...land.castles, { hex, name }];
  return { ...land, castles, blarney: castles.some((each) => each.hex === land.blarney) ? land.blarney : hex };
}

/** Kinds of towers of which there may be any number: of these one goes or comes with a tower. */
const free: TowerKind[] = ['three', 'draw', 'extra', 'mission'];

function withoutTower(land: Land, hex: string): Land {
  const { fields, kinds, tara } = land.towers;
  const gone = fields.find((field) => field.hex === hex);
  if (!gone) return land;
  const rest = fields.filter((field) => field !== gone);
  const kind = free.find((each) => kinds.includes(each));
  const last = kind ? kinds.lastIndexOf(kind) : kinds.length - 1;
  return { ...land, towers: { ...land.towers, fields: rest, kinds: kinds.filter((_, i) => i !== last), tara: tara === gone.id ? (rest[0]?.id ?? '') : tara } };
}

function withTower(land: Land, { name: hex, place }: Hex, { tower }: Namer): Land {
  const { fields, kinds, tara } = land.towers;
  const id = unused(undefined, new Set(fields.map(({ id }) => id)), (number) => `t${number}`);
  const name = unused(place, new Set(fields.map(({ name }) => name)), tower);
  return { ...land, towers: { ...land.towers, fields: [...fields, { id, hex, name }], kinds: [...kinds, 'three'], tara: fields.some((field) => field.id === tara) ? tara : id } };
}

/** The province of most of the hexes around. */
function provinceAround(land: Land, place: Place): string | undefined {
  const around = beside(land, place).flatMap(({ province }) => province ?? []);
  const count = (province: string) => around.filter((each) => each === province).length;
  return around.toSorted((a, b) => count(b) - count(a))[0];
}

/** From the north on, and in a row from the west on. */
function withHex(hexes: Hex[], hex: Hex): Hex[] {
  const after = hexes.findIndex(({ q, r }) => r > hex.r || (r === hex.r && q > hex.q));
  return hexes.toSpliced(after < 0 ? hexes.length : after, 0, hex);
}

const replaced = (land: Land, hex: Hex): Land => ({ ...land, hexes: land.hexes.map((each) => (each.name === hex.name ? written(hex) : each)) });

/** What a hex of some kind is besides: offshore ones are called so, for the missions that ask for them. */
function become(hex: Hex, kind: Terrain, area?: string): Hex {
  const { area: _, tags, ...rest } = hex;
  const offshore = kind.startsWith('offshore');
  const now = offshore === hex.kind.startsWith('offshore') ? tags : withTag(tags, 'offshore', offshore);
  return { ...rest, kind, ...(area !== undefined && { area }), ...(now && { tags: now }) };
}

function paintedKind(land: Land, place: Place, kind: Terrain, area: string | undefined, namer: Namer): Land {
  const there = hexThere(land, place);
  if (there?.kind === kind && there.area === area) return land;
  if (there?.kind === kind) return replaced(land, { ...there, ...(area !== undefined && { area }) });
  const province = provinceAround(land, place);
  const hex = there ?? { name: nameFor(land.hexes, place), q: place.q, r: place.r, kind: 'blank' as const, ...(province && { province }) };
  const cleared = there ? withoutTower(withoutCastle(land, hex.name), hex.name) : { ...land, hexes: withHex(land.hexes, hex) };
  const made = become(hex, kind, area);
  const laid = replaced(cleared, made);
  if (kind === 'castle') return withCastle(laid, made, namer);
  return kind === 'tower' ? withTower(laid, made, namer) : laid;
}

/** The map after a brush has touched a place; the same one if that changes nothing. */
export function painted(land: Land, place: Place, brush: Brush, namer: Namer): Land {
  if (brush.paints === 'kind') return paintedKind(land, place, brush.kind, undefined, namer);
  if (brush.paints === 'area') return paintedKind(land, place, 'settlement', brush.area, namer);
  const hex = hexThere(land, place);
  if (!hex) return land;
  switch (brush.paints) {
    case 'sea': {
      const cleared = withoutTower(withoutCastle(land, hex.name), hex.name);
      return { ...cleared, hexes: cleared.hexes.filter((each) => each !== hex) };
    }
    case 'neutral':
      return (hex.neutral ?? false) === brush.on || !takesTiles(hex.kind) ? land : replaced(land, { ...hex, neutral: brush.on });
    case 'province':
      return (hex.province ?? '') === brush.province ? land : replaced(land, { ...hex, province: brush.province });
    case 'tag':
      return (hex.tags?.includes(brush.tag) ?? false) === brush.on ? land : replaced(land, { ...hex, tags: withTag(hex.tags, brush.tag, brush.on) });
  }
}

/** What is there, for people. */
export const placed = (land: Land, name: string, place: string): Land => ({ ...land, hexes: land.hexes.map((hex) => (hex.name === name ? written({ ...hex, place }) : hex)) });

/** All hexes of a hex’s area with another name for it. */
export const areaRenamed = (land: Land, { area, name: own }: Hex, name: string): Land => ({
  ...land,
  hexes: land.hexes.map((hex) => (hex.name === own || (area !== undefined && hex.area === area) ? { ...written(hex), area: name } : hex)),
});

/** Coasts, borders of provinces and what lies offshore, as the map has them now; what else is said of hexes stays. */
export function surveyed(land: Land): Land {
  return {
    ...land,
    hexes: land.hexes.map((hex) => {
      const around = beside(land, hex);
      const offshore = hex.kind.startsWith('offshore');
      const found = {
        coast: around.length < 6 || around.some(({ kind }) => kind.startsWith('offshore')),
        border: !offshore && around.some(({ kind, province }) => !kind.startsWith('offshore') && province !== hex.province),
        offshore,
      };
      const tags = Object.entries(found).reduce((tags, [tag, on]) => withTag(tags, tag, on), hex.tags ?? []);
      return tags.length === (hex.tags ?? []).length && tags.every((tag) => hex.tags?.includes(tag)) ? hex : written({ ...hex, tags });
    }),
  };
}

/** A hex with a name that cannot be is called anew, wherever it stands. */
export function calledAnew(land: Land, hex: Hex): Land {
  const name = nameFor(land.hexes, hex);
  const call = (each: string) => (each === hex.name ? name : each);
  const { fields } = land.towers;
  return {
    hexes: land.hexes.map((each) => (each === hex ? { ...each, name } : each)),
    castles: land.castles.map((castle) => ({ ...castle, hex: call(castle.hex) })),
    blarney: call(land.blarney),
    towers: { ...land.towers, fields: fields.map((field) => ({ ...field, hex: call(field.hex) })) },
  };
}
