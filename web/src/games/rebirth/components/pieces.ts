// The pieces of the standard box as they are listed: each with what it says and where it comes from. A group of the pack may hold
// some of which more is known than of others.
import { speech } from '../../../words/speech.svelte';
import type { Kind, Piece, Provenance } from '../../components';
import { areasOf, boxOf, hexesOf, type Terrain } from '../box';
import { tiles, towerKinds } from '../facts';
import { mapWords } from '../map/words/spoken';
import { standardBox } from './pack';
import { aboutOf, noteOf } from './sources/noted';
import { componentsWords } from './words/spoken';

/** Pieces are shown by these kinds. */
export const pieceKinds = ['hexes', 'areas', 'castles', 'fields', 'towers', 'tiles', 'missions', 'offshore'] as const;
export type PieceKind = (typeof pieceKinds)[number];

const box = boxOf(standardBox);
const { hexes, castles, blarney, missions, offshore_bonus: bonus } = box;
const { towers } = standardBox;
const terrains: Terrain[] = ['food', 'energy', 'blank', 'settlement', 'offshore-food', 'offshore-energy', 'castle', 'tower'];

/** What is known better than the rest. */
const known: Record<string, Provenance> = {
  [`castle-${blarney}`]: 'rulebook', [`field-${towers.tara}`]: 'rulebook', 'tower-thirteen': 'rulebook', 'tower-double': 'rulebook', 'tiles-all': 'public',
};

type Told = Pick<Piece, 'id' | 'name' | 'text'>;

/** Larger areas bring more: the smallest come first. */
const areas = [...areasOf(box)].sort(([, a], [, b]) => a.length - b.length);
const count = (terrain: Terrain) => hexes.filter(({ kind }) => kind === terrain).length;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

function told(): Record<PieceKind, Told[]> {
  const words = componentsWords();
  const where = (hex: string) => words.where(hexesOf(box).get(hex)!.province!, hex);
  return {
    hexes: [
      ...terrains.map((terrain) => ({ id: `hex-${terrain}`, name: capital(mapWords().terrain[terrain]), text: words.hexText(count(terrain), words.hex[terrain]) })),
      { id: 'hex-neutral', ...words.neutral(hexes.filter(({ neutral }) => neutral).length) },
    ],
    areas: areas.map(([name, all]) => ({ id: `area-${name}`, name, text: words.areaText(all.length, words.list(all.map(({ place }) => place!))) })),
    castles: castles.map(({ hex, name }) => ({ id: `castle-${hex}`, name, text: hex === blarney ? words.castleBreaks(where(hex)) : where(hex) })),
    fields: towers.fields.map(({ id, hex, name }) => ({ id: `field-${id}`, name, text: id === towers.tara ? words.towerBreaks(where(hex)) : where(hex) })),
    towers: towerKinds.map((kind) => ({ id: `tower-${kind}`, ...words.tower[kind](towers.kinds.filter((each) => each === kind).length) })),
    tiles: [
      { id: 'tiles-all', ...words.allTiles(Object.values(standardBox.tiles).reduce((sum, number) => sum + number, 0)) },
      ...tiles.map((tile) => ({ id: `tile-${tile}`, name: words.tile[tile], text: words.tileText(standardBox.tiles[tile]!) })),
    ],
    missions: missions.map(({ id, name, text, first, later }) => ({ id: `mission-${id}`, name: speech.of(name), text: words.missionText(speech.of(text), first, later) })),
    offshore: [{ id: 'offshore-bonus', ...words.offshore(bonus) }],
  };
}

export function pieces(): Piece[] {
  const all = told();
  return pieceKinds.flatMap((kind) => all[kind].map((piece) => ({ ...piece, kind, provenance: known[piece.id] ?? 'reconstructed', note: noteOf(piece.id) })));
}

export const kinds = (): Kind[] => pieceKinds.map((id) => ({ id, name: componentsWords().kinds[id], about: aboutOf(id) }));
