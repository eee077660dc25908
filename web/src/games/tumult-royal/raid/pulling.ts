// What a finger means that pulls or flicks: down toward one's castle keeps, up onto the table puts back.
import type { Way } from './grasp.svelte';

export interface Pull {
  /** How far, in pixels, and how long it has taken, in milliseconds. */
  x: number;
  y: number;
  time: number;
}

const flick = { distance: 16, speed: 0.45 }; // pixels, and pixels in a millisecond

/** `far`: from where on it counts however slow it was. */
export function meaning({ x, y, time }: Pull, far: number): Way | null {
  const distance = Math.abs(y);
  if (distance < Math.abs(x) * 0.6) return null;
  const counts = distance >= far || (distance >= flick.distance && distance / Math.max(1, time) >= flick.speed);
  return !counts ? null : y > 0 ? 'keep' : 'back';
}
