// A position as the page needs it: what is seen and what is legal, asked from the engine in one go.
import type { Engine } from '../engine/engine';
import type { Line } from '../engine/protocol';
import type { Position } from '../games/face';

export async function positionOf(engine: Engine, line: Line): Promise<Position> {
  const [shown, legal] = await Promise.all([engine.ask('show', line), engine.ask('legal', line)]);
  return {
    facts: shown.position,
    actors: legal.actors.filter((actor) => actor !== '*'),
    legal: legal.legal,
    over: legal.over,
    scores: legal.over ? legal.scores : [],
    winners: legal.over ? legal.winners : [],
    asked: null,
    sections: [],
  };
}
