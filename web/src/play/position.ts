// A position as a face gets it: what the viewer sees and what it may play.
import type { Position } from '../games/face';
import type { Seen, Sight, Viewer } from '../table/messages';

/** `pack`: the components that are played with; none: the standard ones. */
export function positionOf(sight: Seen & Pick<Sight, 'timer' | 'waits'>, viewer: Viewer, pack: unknown): Position {
  return {
    pack,
    facts: sight.view,
    actors: sight.actors,
    legal: typeof viewer === 'number' && sight.legal ? { [viewer]: sight.legal } : {},
    over: sight.over,
    scores: sight.scores ?? [],
    winners: sight.winners ?? [],
    asked: sight.asked ?? null,
    sections: sight.sections ?? [],
    viewer: typeof viewer === 'number' ? viewer : null,
    timer: sight.timer ?? null,
    waits: sight.waits !== undefined,
  };
}
