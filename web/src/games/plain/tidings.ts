// What happened since somebody at this screen last chose, step by step.
import type { Told } from '../../table/messages';

export interface Tiding {
  step: string;
  events: Told[];
}

const most = 40; // steps; the log has the rest

/** After a jump, and after an own choice, the list begins anew. */
export function withTiding(tidings: Tiding[], tiding: Tiding | null, anew: boolean): Tiding[] {
  const kept = anew ? [] : tidings;
  return tiding ? [...kept, tiding].slice(-most) : kept;
}
