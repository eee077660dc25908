// How long things take that people watch.
import { settings } from './settings.svelte';

const factors = { slow: 2, usual: 1, quick: 0.3 };

/** What is shown in motion takes so many times as long as usual. */
export const slowness = (): number => factors[settings.pace];

/** A computer player's move comes no sooner than that, in milliseconds; without motion there is less to follow. */
export function thinkingTime(): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches && settings.pace === 'usual';
  return still ? 120 : 650 * slowness();
}
