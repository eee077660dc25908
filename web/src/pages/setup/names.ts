// The names of the people who played at this screen: the first is most likely the one who sits here now.
import { keep, kept } from '../../shell/kept';

const most = 8;
export const longestName = 24;

export function rememberedNames(): string[] {
  const names = kept('names');
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string').slice(0, most) : [];
}

/** The people of a new table come first, in the order of their places. */
export function rememberNames(names: string[]) {
  if (names.length > 0) keep('names', [...new Set([...names, ...rememberedNames()])].slice(0, most));
}
