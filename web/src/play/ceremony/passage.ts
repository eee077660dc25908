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

/** The last one that began among the first `count` steps, as far as it got in them. What begins in the step in which one ended
    goes on with it. */
export function passageIn(steps: Pick<PlayedStep, 'events'>[], count: number, { begins, ends }: Pick<Ceremony, 'begins' | 'ends'>): Passage | null {
  const shown = steps.slice(0, count);
  let passage = null as Passage | null;
  for (const [i, { events }] of shown.entries()) {
    const step = i + 1;
    for (const event of events) {
      if (begins(event)) passage = passage?.ended && passage.last === step ? { ...passage, ended: false } : { step, events: [], ended: false, last: step };
      if (!passage || passage.ended) continue;
      passage.events.push(event);
      if (ends(event)) Object.assign(passage, { ended: true, last: step });
    }
  }
  return passage && !passage.ended ? { ...passage, last: shown.length } : passage;
}

/** What had happened before it. */
export function earlierThan(steps: Pick<PlayedStep, 'events'>[], { step, events }: Passage): Told[] {
  const told = steps.slice(0, step).flatMap((each) => each.events);
  return told.slice(0, told.lastIndexOf(events[0]!));
}
