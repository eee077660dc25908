// What fingers, a pen or a mouse do to a picture: two fingers pinch, one moves what is close, and one that comes down a second time
// zooms, as maps do it, or turns between all and close. What hardly moves is a tap, and belongs to what lies under it.
import type { Point } from './zooming';

export interface Touch extends Point {
  id: number;
  time: number;
  /** A mouse has a wheel, and its second click is a click. */
  mouse: boolean;
}

interface Taken {
  pinch: (from: [Point, Point], to: [Point, Point]) => void;
  move: (from: Point, to: Point) => void;
  zoom: (by: number, at: Point) => void;
  toggle: (at: Point) => void;
  /** What one finger is for: it moves the picture, or only a second tap means the picture, or nothing that it does. */
  single: () => 'move' | 'tap' | 'none';
}

const still = 8; // pixels: a finger is never quite still
const twice = { within: 300, near: 30 }; // milliseconds, pixels
const doubling = 90; // pixels that one finger goes to make the picture twice as large

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export class Fingers {
  private readonly down = new Map<number, Point>();
  private first: Touch | null = null;
  private tapped: Touch | null = null;
  /** Where a second tap has come down. */
  private lens: Point | null = null;
  /** They move the picture: what follows is no tap. */
  moving = false;

  constructor(private readonly taken: Taken) {}

  /** The page must not answer to them by scrolling; nor to one that does something else there, or it takes a stroke for a fling. */
  get holding(): boolean {
    return this.moving || this.lens !== null || this.down.size > (this.taken.single() === 'none' ? 0 : 1);
  }

  press(touch: Touch) {
    if (this.down.size === 2) return;
    this.down.set(touch.id, touch);
    if (this.down.size === 2) {
      this.moving = true;
      this.lens = null;
      return;
    }
    this.moving = false;
    this.first = touch;
    const again = this.tapped && !touch.mouse && this.taken.single() !== 'none' && touch.time - this.tapped.time < twice.within && apart(touch, this.tapped) < twice.near;
    this.lens = again ? touch : null;
  }

  /** Whether the picture follows. */
  follow(touch: Touch): boolean {
    const from = this.down.get(touch.id);
    if (!from || !this.first) return false;
    const other = [...this.down].find(([id]) => id !== touch.id)?.[1];
    if (!other && !this.moving && apart(touch, this.first) <= still) return false;
    this.down.set(touch.id, touch);
    if (!other && !this.lens && !this.moving && this.taken.single() !== 'move') return false;
    this.moving = true;
    if (other) this.taken.pinch([from, other], [touch, other]);
    else if (this.lens) this.taken.zoom(2 ** ((touch.y - from.y) / doubling), this.lens);
    else this.taken.move(from, touch);
    return true;
  }

  /** Whether what was pressed is to hear of it: it was a tap, and no second one. */
  lift(touch: Touch): boolean {
    if (!this.down.has(touch.id)) return true;
    const tap = !this.moving && !this.lens;
    if (this.lens && !this.moving) this.taken.toggle(this.lens);
    this.leave(touch.id);
    this.tapped = tap ? touch : null;
    return tap;
  }

  /** The browser has taken it for something else. */
  leave(id: number) {
    this.down.delete(id);
    this.tapped = null;
    if (this.down.size > 0) return;
    this.lens = null;
    this.moving = false;
  }
}
