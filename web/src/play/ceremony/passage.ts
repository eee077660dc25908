// The part of a game that a ceremony tells: its events, from the one that begins it to the one that ends it.
import type { Ceremony } from '../../games/face';
import type { PlayedStep } from '../../table/known';
import type { Told } from '../../table/messages';

export interface Passage {
  /** The step with which it begins. */
  step: number;
  events: Told[];
  ended: boolean;
  /** The last step of it so far. */
  last: number;
}

/** The last one that began among the first `count` steps, as far as it got in them. */
export function passageIn(steps: Pick<PlayedStep, 'events'>[], count: number, { begins, ends }: Pick<Ceremony, 'begins' | 'ends'>): Passage | null {
  const shown = steps.slice(0, count);
  const first = shown.findLastIndex(({ events }) => events.some(begins));
  if (first < 0) return null;
  const events: Told[] = [];
  for (const [i, step] of shown.slice(first).entries()) {
    const from = i === 0 ? step.events.findIndex(begins) : 0;
    const end = step.events.findIndex((event, at) => at >= from && ends(event));
    events.push(...step.events.slice(from, end < 0 ? undefined : end + 1));
    if (end >= 0) return { step: first + 1, events, ended: true, last: first + 1 + i };
  }
  return { step: first + 1, events, ended: false, last: shown.length };
}
