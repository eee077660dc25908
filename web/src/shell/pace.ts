// How long things take that people watch.
import { settings } from './settings.svelte';

const factors = { slow: 2, usual: 1, quick: 0.3 };

/** What is shown in motion takes so many times as long as usual. */
export const slowness = (): number => factors[settings.pace];

/** Nothing is shown in motion: what comes is there at once. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a sentence stands before something else happens, in milliseconds. */
export const readingTime = (sentence: string): number => (350 + 11 * sentence.length) * slowness();

/** A computer player's move comes no sooner than that, in milliseconds; without motion there is less to follow. */
export function thinkingTime(): number {
  return still() && settings.pace === 'usual' ? 120 : 650 * slowness();
}
