// Lessons whose scenes are solved by one move or by several: every way through them is gone.
import { describe, expect, test } from 'vitest';
import type { Lesson, Outcome, Scene, Texts } from '../src/games/lessons';
import { after, outcomes, ruleSetOf, stepsOf, told } from './lesson-desk';

/** Every way through a scene: what solves it, and the texts that its mistakes ask for. */
export async function walk<Facts>(lesson: Lesson<Facts>, scene: Scene<Facts>, before: string[] | null = null) {
  const begun = stepsOf(scene, before);
  const solutions: Outcome<Facts>[] = [];
  const used = new Set<string>();
  let onward = false;
  const from = async (steps: string[]): Promise<void> => {
    const { position } = await after(lesson, steps);
    expect(position.actors, `${scene.id}: ${steps.slice(begun.length).join(', ')}`).toContain(0);
    let open = false;
    for (const outcome of await outcomes(lesson, steps, begun.length)) {
      const solved = scene.move!.solved(outcome, '');
      const goesOn = !solved && scene.move!.goesOn?.(outcome, '');
      if (!solved && !goesOn) {
        used.add(scene.move!.wrong(outcome, ''));
        continue;
      }
      open = true;
      const then = [...steps, `0 ${outcome.move}`, ...(scene.answers?.(outcome.move) ?? [])];
      // Nothing is drawn that the scene does not tell.
      const { position: next } = await after(lesson, then);
      expect(next.over || next.actors.some((actor) => actor >= 0), then.at(-1)).toBe(true);
      if (solved) solutions.push(outcome);
      else {
        onward = true;
        await from(then);
      }
    }
    expect(open, `${scene.id} goes on after ${steps.slice(begun.length).join(', ')}`).toBe(true);
  };
  await from(begun);
  return { solutions, used, onward };
}

/** Every scene can be solved, and every wrong answer has help, in each language. */
export function everyScene<Facts>(lessons: Lesson<Facts>[], dictionaries: [string, Texts<Facts>][]) {
  describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
    test('is of a rule set, and has words for all its scenes and no others', () => {
      expect(ruleSetOf(lesson)).toBeDefined();
      for (const [, dictionary] of dictionaries) expect(Object.keys(dictionary[id]!.scenes)).toEqual(lesson.scenes.map((scene) => scene.id));
    });

    test('can be solved scene by scene, and every wrong answer has help', async () => {
      for (const scene of lesson.scenes) {
        const { solutions, used, onward } = await walk(lesson, scene);
        for (const [code, dictionary] of dictionaries) {
          const words = dictionary[id]!.scenes[scene.id]!;
          const at = `${code} ${id} ${scene.id}`;
          expect(new Set(Object.keys(words.wrong)), at).toEqual(used);
          for (const text of Object.values(words.wrong)) expect(text, at).toMatch(/[.!]$/);
          for (const text of [words.text, words.task, words.closer]) expect(told(text, ''), at).toMatch(/[.!?]$/);
          for (const { after } of solutions) expect(told(words.after, after), at).toMatch(/[.!]$/);
          expect(words.onward !== undefined, at).toBe(onward);
          // Short enough for a phone beside the board.
          expect((told(words.text, '') + told(words.task, '')).length, at).toBeLessThan(290);
        }
      }
    }, 60_000);
  });
}
