// What was learnt in this browser: of each lesson the scenes that were solved, and where it was left.
import type { Lesson } from './lessons';
import { keep, kept } from '../shell/kept';

export interface Progress {
  solved: string[];
  /** The scene it was left at, and the steps on the board of the one before. */
  at: string;
  before: string[];
}

const none: Progress = { solved: [], at: '', before: [] };
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

function all(): Record<string, Partial<Progress>> {
  const found = kept('lessons');
  return found !== null && typeof found === 'object' ? (found as Record<string, Partial<Progress>>) : {};
}

const nameOf = (family: string, { id }: Lesson) => `${family}/${id}`;

export function progressOf(family: string, lesson: Lesson): Progress {
  const found = all()[nameOf(family, lesson)];
  if (!found || !isTexts(found.solved) || !isTexts(found.before) || typeof found.at !== 'string') return none;
  const known = lesson.scenes.map(({ id }) => id);
  return { solved: known.filter((id) => found.solved!.includes(id)), at: found.at, before: found.before };
}

export function keepProgress(family: string, lesson: Lesson, change: Partial<Progress>) {
  keep('lessons', { ...all(), [nameOf(family, lesson)]: { ...progressOf(family, lesson), ...change } });
}

export const isLearnt = (family: string, lesson: Lesson): boolean => progressOf(family, lesson).solved.length === lesson.scenes.length;

/** Whether a lesson was ever opened here. */
export const wasOpened = (family: string, lesson: string): boolean => `${family}/${lesson}` in all();

/** The lesson to go on with: the first that is not learnt; null when all are. */
export const nextLesson = (family: string, lessons: Lesson[]): Lesson | null => lessons.find((lesson) => !isLearnt(family, lesson)) ?? null;
