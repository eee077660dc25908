// Typing narrows the options: by how they begin, or one of their words does, signs before a name left out.
import type { Option } from './choosing';

const plain = (text: string) => text.toLowerCase().trim().replaceAll(/\s+/g, ' ');
const withoutSigns = (text: string) => text.replaceAll(/(^|\s)[^a-z0-9\s]+/g, '$1');

export function fits(option: Pick<Option, 'text'>, typed: string): boolean {
  const wanted = plain(typed);
  const text = plain(option.text);
  return [text, withoutSigns(text)].some((form) => form.startsWith(wanted) || form.includes(' ' + wanted));
}

/** What was meant by typing so much: the one option that is left, or the one that is called just so. */
export function meantBy<Item extends Pick<Option, 'text'>>(options: Item[], typed: string): Item | null {
  const wanted = plain(typed);
  if (wanted === '') return null;
  const fitting = options.filter((option) => fits(option, wanted));
  const called = fitting.filter(({ text }) => plain(text) === wanted || plain(text).split(' ')[0] === wanted);
  return called.length === 1 ? called[0]! : fitting.length === 1 ? fitting[0]! : null;
}
