// Which options a rule set leaves to its page, and how they are called there.
import type { LanguageCode, OptionSpec } from '../../engine/protocol';

/** How many play and who starts have a place of their own on the page. */
export const othersOf = (options: OptionSpec[]): OptionSpec[] => options.filter(({ kind }) => kind !== 'players' && kind !== 'seat');

/** Real time is for one person at a screen: the hands of two would be in each other's way. */
export const needsOnePerson = ({ real_time }: OptionSpec): boolean => real_time === true;

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const labelOf = ({ meaning }: OptionSpec, language: LanguageCode): string => withCapital(meaning?.[language] ?? '');

/** What can be chosen, each by its number. */
export const choicesOf = ({ low, parts = [] }: OptionSpec, language: LanguageCode): { value: number; name: string }[] =>
  parts.map((part, place) => ({ value: low + place, name: withCapital(part[language]) }));
