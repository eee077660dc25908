// Which lessons were offered at a table in this browser: each idea once, until somebody wants no more of it.
import type { Idea, Moment } from '../../games/arising';
import { wasOpened } from '../../games/progress';
import { keep, kept } from '../../shell/kept';

interface Offered {
  /** Families and lessons, as in an address. */
  lessons: string[];
  /** No more. */
  enough: boolean;
}

function offered(): Offered {
  const found = kept('offered') as Partial<Offered> | null;
  const lessons = Array.isArray(found?.lessons) ? found.lessons.filter((one) => typeof one === 'string') : [];
  return { lessons, enough: found?.enough === true };
}

export const wantsOffers = (): boolean => !offered().enough;
export const noMoreOffers = () => keep('offered', { ...offered(), enough: true });

/** The first idea that arises and was neither offered nor learnt. */
export function newIdea(family: string, ideas: Idea[], moment: Moment): Idea | null {
  const before = offered().lessons;
  return ideas.find(({ lesson, arises }) => !before.includes(`${family}/${lesson}`) && !wasOpened(family, lesson) && arises(moment)) ?? null;
}

export const noteOffer = (family: string, { lesson }: Idea) => keep('offered', { ...offered(), lessons: [...offered().lessons, `${family}/${lesson}`] });
