// What the scenes of lessons lead to: where they begin, what solves them, what follows on the learner's moves.
import type { Lesson } from '../src/games/lessons';
import { after, stepsOf } from './lesson-desk';
import { walk } from './lesson-walk';

export function scenesOf<Facts>(lessons: Lesson<Facts>[]) {
  const sceneOf = (id: string, name: string) => {
    const lesson = lessons.find((one) => one.id === id)!;
    return { lesson, scene: lesson.scenes.find((one) => one.id === name)! };
  };
  return {
    sceneOf,
    opening: async (id: string, name: string) => {
      const { lesson, scene } = sceneOf(id, name);
      return (await after(lesson, stepsOf(scene, null))).position.facts;
    },
    solving: async (id: string, name: string) => {
      const { lesson, scene } = sceneOf(id, name);
      return [...new Set((await walk(lesson, scene)).solutions.map(({ move }) => move))].sort();
    },
    /** With the scene's answers. */
    following: async (id: string, name: string, ...moves: string[]) => {
      const { lesson, scene } = sceneOf(id, name);
      const begun = stepsOf(scene, null);
      const { position, events } = await after(lesson, [...begun, ...moves.flatMap((move) => [`0 ${move}`, ...(scene.answers?.(move) ?? [])])], begun.length);
      return { position, events, facts: position.facts };
    },
  };
}
