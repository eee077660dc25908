// What a family of games brings to its lessons: scenes and words, loaded when somebody learns. The stage they are played
// on is the page's (lesson/); whatever is done on it is judged by the table.
import type { LanguageCode, Options } from '../engine/protocol';
import { awaited } from '../shell/quiet';
import type { Told } from '../table/messages';
import type { Position } from './face';

/** What was done since the scene began, as the table tells it: mostly one move. */
export interface Outcome<Facts = unknown> {
  /** The last one. */
  move: string;
  before: Position<Facts>;
  after: Position<Facts>;
  events: Told[];
  /** Of these what was done last. */
  news: Told[];
}

/** A move is wanted that does something, perhaps with what the scene's texts name. */
export interface MoveTask<Facts = unknown> {
  solved: (outcome: Outcome<Facts>, named: string) => boolean;
  /** It is right so far, and more is to be done. */
  goesOn?: (outcome: Outcome<Facts>, named: string) => boolean;
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
  /** What chance and the others do after a move with which a scene goes on. Nothing is drawn in a lesson that is not told here. */
  answers?: (move: string) => string[];
  /** What its texts are to name. */
  names?: (steps: string[]) => string;
  move?: MoveTask<Facts>;
  find?: FindTask<Facts>;
}

/** A lesson about one new idea. The learner sits at the first seat. */
export interface Lesson<Facts = unknown> {
  /** Its address. The lesson that opens under the name of a rule set has that name. */
  id: string;
  /** The rule set that its scenes are of, and the options with which they are played. */
  ruleSet: string;
  options?: Options;
  /** The options of the game that it ends with, where its scenes have others. */
  game?: Options;
  /** Rule sets with the same idea: it opens under their names, too, and ends with a game of theirs. */
  also: string[];
  scenes: Scene<Facts>[];
}

type Named = string | ((named: string) => string);

export interface SceneTexts<Facts = unknown> {
  title: string;
  text: Named;
  task: Named;
  /** What is still to be done, once the first of several steps is. */
  onward?: string;
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

/** The lesson that opens under a name, its own or that of a rule set; the first one without a name. */
export const lessonOf = ({ lessons }: Lessons, name: string | undefined): Lesson | undefined =>
  name === undefined ? lessons[0] : lessons.find(({ id, also }) => id === name || also.includes(name));
