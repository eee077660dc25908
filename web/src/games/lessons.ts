// What a family of games brings to its lessons: scenes and words, loaded when somebody learns. The stage they are played
// on is the page's (lesson/); whatever is done on it is judged by the table.
import type { LanguageCode } from '../engine/protocol';
import { awaited } from '../shell/quiet';
import type { Told } from '../table/messages';
import type { Position } from './face';

/** What a move did, as the table tells it. */
export interface Outcome<Facts = unknown> {
  move: string;
  before: Position<Facts>;
  after: Position<Facts>;
  events: Told[];
}

/** A move is wanted that does something, perhaps with what the scene's texts name. */
export interface MoveTask<Facts = unknown> {
  solved: (outcome: Outcome<Facts>, named: string) => boolean;
  /** What a legal move lacks that does not do it: one of the scene's texts. */
  wrong: (outcome: Outcome<Facts>, named: string) => string;
}

/** Something is to be found on the board, each group of places touched once. */
export interface FindTask<Facts = unknown> {
  sought: (position: Position<Facts>) => string[][];
  /** What is touched instead: one of the scene's texts. Touching a group again is `twice`. */
  wrong: (place: string, position: Position<Facts>) => string;
}

export interface Scene<Facts = unknown> {
  id: string;
  /** The steps that lead to it. A scene that goes on from the one before gets the steps on its board, with what the learner
      did; null if the learner comes from elsewhere. */
  steps: string[] | ((before: string[] | null) => string[]);
  /** What its texts are to name. */
  names?: (steps: string[]) => string;
  move?: MoveTask<Facts>;
  find?: FindTask<Facts>;
}

/** A lesson about the one new idea of a rule set. The learner sits at the first seat. */
export interface Lesson<Facts = unknown> {
  /** The rule set that its scenes are of. */
  id: string;
  /** Rule sets with the same idea: it opens under their names, too, and ends with a game of theirs. */
  also: string[];
  scenes: Scene<Facts>[];
}

type Named = string | ((named: string) => string);

export interface SceneTexts<Facts = unknown> {
  title: string;
  text: Named;
  task: Named;
  /** Once it is done. */
  after: string | ((position: Position<Facts>) => string);
  /** Help that points closer, without giving the answer away. */
  closer: Named;
  wrong: Record<string, string>;
}

export interface LessonTexts<Facts = unknown> {
  title: string;
  about: string;
  scenes: Record<string, SceneTexts<Facts>>;
}

export type Texts<Facts = unknown> = Record<string, LessonTexts<Facts>>;

interface Brought {
  lessons: Lesson[];
  texts: Record<LanguageCode, () => Promise<Texts>>;
}

/** The lessons of a family, with their texts in one language. */
export interface Lessons {
  family: string;
  lessons: Lesson[];
  texts: Texts;
}

const files = import.meta.glob<Brought>('./*/lessons.ts');
const fileOf = (family: string) => files[`./${family}/lessons.ts`];

export const hasLessons = (family: string): boolean => fileOf(family) !== undefined;

export async function loadLessons(family: string, language: LanguageCode): Promise<Lessons> {
  const load = fileOf(family);
  if (!load) throw new Error(`there are no lessons for ${family}`);
  return awaited(load().then(async ({ lessons, texts }) => ({ family, lessons, texts: await texts[language]() })));
}

/** The lesson that opens under a rule set's name; the first one without a name. */
export const lessonOf = ({ lessons }: Lessons, ruleSet: string | undefined): Lesson | undefined =>
  ruleSet === undefined ? lessons[0] : lessons.find(({ id, also }) => id === ruleSet || also.includes(ruleSet));
