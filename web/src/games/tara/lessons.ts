// Tara's lessons: one for each new idea, in the order in which they build on each other.
import type { LanguageCode } from '../../engine/protocol';
import type { Lesson, Texts } from '../lessons';
import type { Facts } from './facts';
import { bridgesLesson } from './lessons/four-treasures';
import { kingsLesson } from './lessons/high-kings-1';
import { sacrificeLesson } from './lessons/high-kings-2';
import { rowsLesson } from './lessons/poisoned-chalice';
import { firstLesson } from './lessons/sacred-hill-1';
import { prioritiesLesson } from './lessons/sacred-hill-2';
import { partnersLesson } from './lessons/sacred-hill-doubles';
import { destinyLesson } from './lessons/stone-of-destiny';

export const lessons: Lesson<Facts>[] = [
  firstLesson, bridgesLesson, prioritiesLesson, kingsLesson, sacrificeLesson, rowsLesson, destinyLesson, partnersLesson,
];

export const texts: Record<LanguageCode, () => Promise<Texts<Facts>>> = {
  en: async () => (await import('./lessons/words/en')).en,
  de: async () => (await import('./lessons/words/de')).de,
  it: async () => (await import('./lessons/words/it')).it,
};
