// What is noted about puzzles in a browser, read so that whatever stands there makes sense.

/** How it went with one puzzle. */
export interface Tried {
  mistakes: number;
  /** The solution was shown before it was found. */
  shown: boolean;
  solved: boolean;
}

export interface Notes {
  tried: Record<string, Tried>;
  /** By the number of a day whether its puzzle was solved on the day itself; what came first stays. */
  days: Record<string, boolean>;
}

export const untried: Tried = { mistakes: 0, shown: false, solved: false };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTried = (value: unknown): value is Tried =>
  isRecord(value) && Number.isSafeInteger(value.mistakes) && (value.mistakes as number) >= 0 && typeof value.shown === 'boolean' && typeof value.solved === 'boolean';
const isDay = ([name, solved]: [string, unknown]): boolean => /^-?\d{1,7}$/.test(name) && typeof solved === 'boolean';

/** What makes no sense is left out, the rest stays. */
export function readNotes(value: unknown): Notes {
  const { tried, days } = isRecord(value) ? value : {};
  return {
    tried: Object.fromEntries(Object.entries(isRecord(tried) ? tried : {}).filter((one): one is [string, Tried] => isTried(one[1]))),
    days: Object.fromEntries(Object.entries(isRecord(days) ? days : {}).filter((one): one is [string, boolean] => isDay(one))),
  };
}

/** The days whose puzzle was solved on the day. */
export const daysSolved = ({ days }: Notes): number[] => Object.keys(days).filter((day) => days[day]).map(Number);

/** After a change to one puzzle. `day`: the one that it was opened for, if that was its day. */
export function noted({ tried, days }: Notes, id: string, change: Partial<Tried>, day: number | null): Notes {
  const decided = day !== null && !(day in days) && (change.solved || change.shown);
  return {
    tried: { ...tried, [id]: { ...untried, ...tried[id], ...change } },
    days: decided ? { ...days, [day]: change.solved === true } : days,
  };
}
