// While others grab at once, options go away under somebody's finger. Those that are gone keep their place, and can be
// chosen no more, until the next question.
import type { Option } from './choosing';

export type Steady = Option & { gone: boolean };

export function steadied(shown: Steady[], now: Option[]): Steady[] {
  const there = new Map(now.map((option) => [option.text, option]));
  if (!shown.some(({ text }) => there.has(text))) return now.map((option) => ({ ...option, gone: false }));
  const stayed = shown.map((option) => {
    const still = there.get(option.text);
    there.delete(option.text);
    return still ? { ...still, gone: false } : { ...option, gone: true };
  });
  return [...stayed, ...[...there.values()].map((option) => ({ ...option, gone: false }))];
}
