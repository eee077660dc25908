// Days as people count them: by the date where they are, whatever the hour and the time zone.

const milliseconds = 86_400_000;

/** The number of a date, one more with each day; summer time and the ends of months do not matter to it. */
export const dayOf = (time: Date): number => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / milliseconds;

/** How long it is to the next date there, in milliseconds. */
export const untilNextDay = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate() + 1).getTime() - time.getTime();

/** As addresses name it: 2026-03-01. */
export const nameOf = (day: number): string => new Date(day * milliseconds).toISOString().slice(0, 10);

/** A moment of that date, as it is told in UTC. */
export const middayOf = (day: number): number => (day + 0.5) * milliseconds;

/** The day of such a name; null if it names none. */
export function dayNamed(name: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(name)) return null;
  const day = Date.parse(`${name}T00:00:00Z`) / milliseconds;
  return Number.isInteger(day) && nameOf(day) === name ? day : null;
}

/** How many days in a row, up to today; a day that is not over yet breaks nothing. */
export function streak(days: number[], today: number): number {
  const all = new Set(days);
  const last = all.has(today) ? today : today - 1;
  let count = 0;
  while (all.has(last - count)) count += 1;
  return count;
}

/** The most there ever were in a row. */
export const longestStreak = (days: number[]): number => Math.max(0, ...days.map((day) => streak(days, day)));
