// What changed from one position to the next: for the drawing and for the words.
import { colours, kingsOf, ringfortOn, type Colour, type Facts } from './facts';
import { parseStep } from '../../play/steps';
import { knotwork } from './knotwork';
import type { Change } from './Landscape.svelte';

const missing = (all: string[], from: string[]) => all.filter((one) => !from.includes(one));

export function changeBetween(before: Facts, after: Facts, step: string): Change {
  const { move } = parseStep(step);
  const walked = /^(..)[-x](..)/.exec(move);
  const moved = walked ? { from: walked[1]!, to: walked[2]! } : strolled(before, after);
  const lost = colours.flatMap((colour) =>
    missing(kingsOf(before, colour), kingsOf(after, colour))
      .filter((hill) => hill !== moved?.from)
      .map((hill) => ({ colour, hill })),
  );
  const settled = [...after.red, ...after.blue].filter((hill) => ringfortOn(before, hill) !== ringfortOn(after, hill));
  const old = new Set(
    colours.flatMap((colour) => knotwork(colour, before[colour], before.bridges).map(({ id }) => `${colour} ${id}`)),
  );
  return { settled, moved, lost, old };
}

/** A king that moved without the move saying so, as in Stone of Destiny. */
function strolled(before: Facts, after: Facts): Change['moved'] {
  for (const colour of colours) {
    const [from] = missing(kingsOf(before, colour), kingsOf(after, colour));
    const [to] = missing(kingsOf(after, colour), kingsOf(before, colour));
    if (from && to) return { from, to };
  }
  return null;
}

/** Which hills a step touched, to be marked. */
export const touchedBy = (step: string): string[] => [...new Set(parseStep(step).move.match(/[A-G][1-7]/g) ?? [])];

/** The bridges a colour gained. */
export function newBridges(before: Facts, after: Facts, colour: Colour): string[] {
  return missing(after.bridges, before.bridges).filter((bridge) => after[colour].includes(bridge.slice(0, 2)));
}
