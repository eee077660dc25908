// A position as a face gets it: what the viewer sees and what it may play.
import type { Position } from '../games/face';
import type { Sight, Viewer } from '../table/messages';

export function positionOf(sight: Sight, viewer: Viewer): Position {
  return {
    facts: sight.view,
    actors: sight.actors,
    legal: typeof viewer === 'number' && sight.legal ? { [viewer]: sight.legal } : {},
    over: sight.over,
    scores: sight.scores ?? [],
    winners: sight.winners ?? [],
    asked: sight.asked ?? null,
    sections: sight.sections ?? [],
    timer: sight.timer?.ends === undefined ? null : { ends: sight.timer.ends },
  };
}
