// A tile that has just been laid comes down on its hex; those that are there anyway, and all where nothing is to move, lie at once.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const fall = 420; // milliseconds

export function dropping(_: Element, { news }: { news: boolean }): TransitionConfig {
  if (!news || matchMedia('(prefers-reduced-motion: reduce)').matches) return { duration: 0 };
  return { duration: fall, easing: cubicOut, css: (t, u) => `transform: translateY(${-46 * u}px) scale(${1 + 0.5 * u}); opacity: ${Math.min(1, t * 2)}` };
}
