// Scenes of lessons on a desk, as the stage sets them.
import type { Position } from '../src/games/face';
import type { Lesson, Outcome, Scene, SceneTexts } from '../src/games/lessons';
import { positionOf } from '../src/play/position';
import type { Told } from '../src/table/messages';
import { knownAfter } from './desk';
import { engine } from './engine';

const { games } = await engine.ask('games', {});
export const ruleSets = games;
export const ruleSetOf = <Facts>({ ruleSet }: Lesson<Facts>) => games.find((game) => game.id === ruleSet)!;

export const stepsOf = <Facts>({ steps }: Scene<Facts>, before: string[] | null) => (typeof steps === 'function' ? steps(before) : steps);

/** What the learner sees after these steps, and what happened since so many of them. */
export async function after<Facts>(lesson: Lesson<Facts>, steps: string[], begun = steps.length - 1): Promise<{ position: Position<Facts>; events: Told[] }> {
  const { id, rules, seats } = ruleSetOf(lesson);
  const options = lesson.options ?? {};
  const known = await knownAfter([JSON.stringify({ game: id, rules, options }), ...steps].join('\n'), options.players ?? seats.length);
  return { position: positionOf(known.sight!, 0, undefined) as Position<Facts>, events: known.steps.slice(begun).flatMap(({ events }) => events) };
}

/** What every legal move would do in a scene that began with so many steps. */
export async function outcomes<Facts>(lesson: Lesson<Facts>, steps: string[], begun = steps.length): Promise<Outcome<Facts>[]> {
  const { position: before } = await after(lesson, steps.slice(0, begun));
  const { position: here } = await after(lesson, steps);
  const all: Outcome<Facts>[] = [];
  for (const move of here.legal[0] ?? []) {
    const { position, events } = await after(lesson, [...steps, `0 ${move}`], begun);
    all.push({ move, before, after: position, events, news: (await after(lesson, [...steps, `0 ${move}`])).events });
  }
  return all;
}

/** A text as it is shown; a name or a position that it needs is given to it. */
export const told = <Facts>(text: SceneTexts<Facts>['text' | 'after'], given: unknown) =>
  typeof text === 'string' ? text : (text as (given: unknown) => string)(given);
