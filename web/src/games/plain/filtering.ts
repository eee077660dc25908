// Typing narrows the options: by how they begin, or one of their words does, signs before a name left out.
import { labelOf, type Option } from './choosing';

const plain = (text: string) => text.toLowerCase().trim().replaceAll(/\s+/g, ' ');
const withoutSigns = (text: string) => text.replaceAll(/(^|\s)[^a-z0-9\s]+/g, '$1');

export function fits(option: Option, typed: string): boolean {
  const wanted = plain(typed);
  const text = plain(option.text);
  return [text, withoutSigns(text)].some((form) => form.startsWith(wanted) || form.includes(' ' + wanted));
}

/** Whether it is just what was typed: as a whole, by its first word, or without what is shown above it. */
function isCalled(option: Option, wanted: string): boolean {
  const text = plain(option.text);
  return text === wanted || plain(labelOf(option)) === wanted || text.split(' ')[0] === wanted;
}

/** What was meant by typing so much: the one option that is left, or the one that is called just so. */
export function meantBy<Item extends Option>(options: Item[], typed: string): Item | null {
  const wanted = plain(typed);
  if (wanted === '') return null;
  const fitting = options.filter((option) => fits(option, wanted));
  const called = fitting.filter((option) => isCalled(option, wanted));
  return called.length === 1 ? called[0]! : fitting.length === 1 ? fitting[0]! : null;
}
