// The lessons of Rebirth: the first one, then one for each further idea, in the order in which they come up.
import type { LanguageCode } from '../../engine/protocol';
import type { Lesson, Texts } from '../lessons';
import type { Facts } from './facts';
import { firstLesson } from './lessons/first';

export const lessons: Lesson<Facts>[] = [firstLesson];

export const texts: Record<LanguageCode, () => Promise<Texts<Facts>>> = {
  en: async () => (await import('./lessons/words/en')).en,
  de: async () => (await import('./lessons/words/de')).de,
  it: async () => (await import('./lessons/words/it')).it,
};
