// How the land and the royal chronicle share the room that they are given, in units of the drawing: a field is 60 wide.
import { rows } from '../box';

export const field = 60;
/** The wood around the land. */
export const edge = 17;
/** Fields of the chronicle with one statue; the others have two. */
export const singles = 5;

export interface Cell {
  /** From 1 on. */
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Frame {
  /** Where the chronicle is: over the land, or beside it. */
  chronicle: 'above' | 'beside';
  /** Pixels for a unit. */
  scale: number;
  /** The land with the wood around it. */
  land: { width: number; height: number };
  /** The chronicle's own room. */
  strip: { width: number; height: number };
  cells: Cell[];
}

const gap = 3;
const pad = 9;
/** Under a field of the chronicle: its number, or what happens there. */
const below = 17;
/** Room in a corner of a wide frame, and at the head of the chronicle beside the land, for looking from nearer. */
const corner = 34;
const head = 40;

/** In one line, a double field half as wide again. */
function line(width: number, thresholds: number): Omit<Frame, 'chronicle' | 'scale' | 'land'> {
  const count = singles + thresholds;
  const room = width - 2 * (width > 400 ? corner : pad) - (count - 1) * gap;
  const single = Math.min(46, room / (singles + 1.5 * thresholds));
  const height = Math.min(single * 1.6, 66);
  const whole = single * (singles + 1.5 * thresholds) + (count - 1) * gap;
  let x = (width - whole) / 2;
  const cells = Array.from({ length: count }, (_, i) => {
    const cell = { number: i + 1, x, y: pad, width: single * (i < singles ? 1 : 1.5), height };
    x += cell.width + gap;
    return cell;
  });
  return { strip: { width, height: height + below + pad }, cells };
}

/** In two columns: the single fields, and the double ones. */
function columns(height: number, thresholds: number): Omit<Frame, 'chronicle' | 'scale' | 'land'> {
  const [single, double] = [42, 62];
  const lines = Math.max(singles, thresholds);
  const room = (height - head - pad) / lines;
  const cells = Array.from({ length: singles + thresholds }, (_, i) => {
    const row = i % lines;
    return i < singles
      ? { number: i + 1, x: pad, y: head + row * room, width: single, height: room - below }
      : { number: i + 1, x: pad + single + gap, y: head + (i - singles) * room, width: double, height: room - below };
  });
  return { strip: { width: 2 * pad + single + gap + double, height }, cells };
}

/** So that fields are as large as can be. */
export function frameFor(landColumns: number, thresholds: number, width: number, height: number): Frame {
  const land = { width: landColumns * field + 2 * edge, height: rows * field + 2 * edge };
  const above = line(land.width, thresholds);
  const beside = columns(land.height, thresholds);
  const high = Math.min(width / land.width, height / (land.height + above.strip.height));
  const wide = Math.min(width / (land.width + beside.strip.width), height / land.height);
  return high >= wide ? { chronicle: 'above', scale: high, land, ...above } : { chronicle: 'beside', scale: wide, land, ...beside };
}

/** Fields that a finger hits easily, in pixels. */
export const easy = 40;
/** Smaller ones can be seen from nearer. */
const small = 36;

/** How large the land is from nearer, where its fields are small: as high as there is room, to be moved to and fro. Null: as it is, it can be seen well. */
export function nearer({ scale, land }: Frame, height: number): number | null {
  return scale * field >= small ? null : Math.max(easy / field, Math.min(64 / field, height / land.height));
}
