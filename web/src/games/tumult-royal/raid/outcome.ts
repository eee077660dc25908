// What a raid came to, as it was told: afterwards tiles may be given back.
import type { Told } from '../../../table/messages';
import { goods, type Good } from '../facts';

export interface Outcome {
  round: number;
  /** What was left to the people. */
  remained: Record<Good, number>;
  /** Over which goods there was a tumult; null: that is not told yet. */
  tumults: Good[] | null;
}

/** With what has just happened; null: nothing is known of this round. */
export function outcomeAfter(before: Outcome | null, round: number, events: Told[]): Outcome | null {
  const left = events.find(({ kind }) => kind === 'left');
  const known = left ? { round, remained: Object.fromEntries(goods.map((good) => [good, Number(left[good])])) as Record<Good, number>, tumults: null } : before;
  if (known?.round !== round) return null;
  const told = events.some(({ kind }) => kind === 'tumult' || kind === 'content');
  return told ? { ...known, tumults: goods.filter((good) => events.some((event) => event.kind === 'tumult' && event.good === good)) } : known;
}
