// What a step changed, as the rules told it: for the drawing.
import type { Told } from '../../table/messages';
import { parseStep } from '../../play/steps';
import { colourOf, colours, kingsOf, type Facts } from './facts';
import { knotwork } from './knotwork';
import type { Change } from './Landscape.svelte';

const ofKind = (events: Told[], ...kinds: string[]) => events.filter(({ kind }) => kinds.includes(kind));

/** `before` is what stood there until then: strands of the knotwork that are not among its own are new. */
export function changeOf(before: Facts, events: Told[]): Change {
  const [walk] = ofKind(events, 'king-moved', 'king-backtracked');
  const captured = ofKind(events, 'king-captured').map(({ of, hill }) => ({ colour: colourOf(Number(of)), hill: String(hill) }));
  const gone = ofKind(events, 'passed').flatMap(({ seat }) => {
    const colour = colourOf(Number(seat));
    return kingsOf(before, colour).map((hill) => ({ colour, hill }));
  });
  return {
    settled: ofKind(events, 'built', 'captured', 'replaced', 'sacrificed').map(({ hill }) => String(hill)),
    moved: walk ? { from: String(walk.from), to: String(walk.to) } : null,
    lost: [...captured, ...gone],
    old: new Set(colours.flatMap((colour) => knotwork(colour, before[colour], before.bridges).map(({ id }) => `${colour} ${id}`))),
  };
}

/** Which hills a step touched, to be marked. */
export const touchedBy = (step: string): string[] => [...new Set(parseStep(step).move.match(/[A-G][1-7]/g) ?? [])];
