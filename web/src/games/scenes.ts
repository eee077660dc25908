// What scenes of lessons are written with, whatever the game: steps as text, and what was done in them, as the table tells it.
import type { Outcome } from './lessons';

/** "0 35 Con +F2, 1 27 discard": the steps of a record. */
export const stepsOf = (text: string): string[] => text.split(', ').filter(Boolean);

/** How often something happened, with these values. */
export const count = ({ events }: Pick<Outcome, 'events'>, kind: string, values: Record<string, unknown> = {}): number =>
  events.filter((event) => event.kind === kind && Object.entries(values).every(([name, value]) => event[name] === value)).length;

export const happened = (done: Pick<Outcome, 'events'>, kind: string, values: Record<string, unknown> = {}): boolean => count(done, kind, values) > 0;
