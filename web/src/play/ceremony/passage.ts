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

/** All that began among the first `count` steps, as far as they got in them. What begins in the step in which one ended goes on
    with it. */
export function passagesIn(steps: Pick<PlayedStep, 'events'>[], count: number, { begins, ends }: Pick<Ceremony, 'begins' | 'ends'>): Passage[] {
  const shown = steps.slice(0, count);
  const passages: Passage[] = [];
  for (const [i, { events }] of shown.entries()) {
    const step = i + 1;
    for (const event of events) {
      const last = passages.at(-1);
      if (begins(event) && last?.ended && last.last === step) last.ended = false;
      else if (begins(event)) passages.push({ step, events: [], ended: false, last: shown.length });
      const passage = passages.at(-1);
      if (!passage || passage.ended) continue;
      passage.events.push(event);
      if (ends(event)) Object.assign(passage, { ended: true, last: step });
      else passage.last = shown.length;
    }
  }
  return passages;
}

/** The last one of them. */
export const passageIn = (...given: Parameters<typeof passagesIn>): Passage | null => passagesIn(...given).at(-1) ?? null;

/** What had happened before it. */
export function earlierThan(steps: Pick<PlayedStep, 'events'>[], { step, events }: Passage): Told[] {
  const told = steps.slice(0, step).flatMap((each) => each.events);
  return told.slice(0, told.lastIndexOf(events[0]!));
}
