// Where each goods tile of the round is: in the middle, in a hand, on a castle, or gone to pay for something.
import type { Box } from '../box';
import type { Facts, TileFace } from '../facts';

export interface Whereabouts {
  slot: number;
  at: 'middle' | 'hand' | 'castle' | 'gone';
  /** Whose hand or castle. */
  seat: number | null;
  /** As far as it is known. */
  face: TileFace | null;
  /** Who has looked at it, as long as it lies in the middle. */
  seen: number[];
}

/** How many tiles lie in the middle when a raid begins: three for each player are set aside (R1). */
export const tilesOf = ({ goods }: Box, { players }: Facts): number => goods.filter(({ from }) => from <= players).length - 3 * players;

/** All tiles by slot; none between the rounds. */
export function whereabouts(box: Box, facts: Facts): Whereabouts[] {
  const all = Array.from({ length: tilesOf(box, facts) }, (_, i): Whereabouts => ({ slot: i + 1, at: 'gone', seat: null, face: null, seen: [] }));
  for (const [slot, face, seen] of facts.middle) all[slot - 1] = { slot, at: 'middle', seat: null, face, seen };
  for (const [seat, { castle, hand, hand_face }] of facts.seats.entries()) {
    for (const [slot, face] of castle) all[slot - 1] = { slot, at: 'castle', seat, face, seen: [] };
    if (hand !== null) all[hand - 1] = { slot: hand, at: 'hand', seat, face: hand_face, seen: [] };
  }
  return all.some(({ at }) => at !== 'gone') ? all : [];
}

/** The raid itself, in turns or live, with a tile in somebody's hand or not. */
export const raids = ({ phase }: Facts): boolean => ['order', 'raid', 'face'].includes(phase);
