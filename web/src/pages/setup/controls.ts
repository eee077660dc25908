// How an option of a rule set is asked for, worked out from its range and its meaning.
import type { LanguageCode, OptionSpec } from '../../engine/protocol';

export type Control =
  | { kind: 'check'; label: string }
  | { kind: 'parts'; label: string; parts: { value: number; name: string }[] }
  | { kind: 'number'; label: string };

/** Options that have a place of their own on the page. */
const placed = ['players', 'start'];
export const othersOf = (options: OptionSpec[]): OptionSpec[] => options.filter(({ name }) => !placed.includes(name));

/** Real time is for one person at a screen: the hands of two would be in each other's way. */
export const needsOnePerson = ({ name }: OptionSpec): boolean => name === 'live';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 North, 2 East": what the sum of an option's value is made of, if it is one. */
function partsOf({ low, high }: OptionSpec, meaning: string): { value: number; name: string }[] {
  const parts = [...meaning.matchAll(/(\d+) (\p{L}+)/gu)].map(([, value, name]) => ({ value: Number(value), name: name! }));
  const all = parts.reduce((sum, { value }, i) => (value === 2 ** i ? sum + value : NaN), 0);
  return low === 0 && all === high ? parts : [];
}

export function controlOf(option: OptionSpec, language: LanguageCode): Control {
  const meaning = option.meaning[language];
  if (option.low === 0 && option.high === 1) return { kind: 'check', label: sentence(meaning.replace(/^1: /, '').replace(/; 0: .*$/, '')) };
  const parts = partsOf(option, meaning);
  if (parts.length > 0) return { kind: 'parts', label: sentence(meaning.split(/,? (?:as the sum of|als Summe aus|come somma di) /)[0]!), parts };
  return { kind: 'number', label: sentence(meaning) };
}
