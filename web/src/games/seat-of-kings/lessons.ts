// The lessons of Seat of Kings: the first one, then one for each further idea, in the order in which they come up.
import type { LanguageCode } from '../../engine/protocol';
import type { Lesson, Texts } from '../lessons';
import type { Facts } from './facts';
import { amnestyLesson } from './lessons/amnesty';
import { cumalsLesson } from './lessons/cumals';
import { firstLesson } from './lessons/first';
import { fortsLesson } from './lessons/forts';
import { kingStoneLesson } from './lessons/king-stone';
import { prisonersLesson } from './lessons/prisoners';
import { promotionsLesson } from './lessons/promotions';
import { startPlayerLesson } from './lessons/start-player';
import { stoneLesson } from './lessons/stone-of-destiny';
import { thirdRegionLesson } from './lessons/third-region';

export const lessons: Lesson<Facts>[] = [
  firstLesson, cumalsLesson, promotionsLesson, fortsLesson, stoneLesson, amnestyLesson, startPlayerLesson, kingStoneLesson, prisonersLesson,
  thirdRegionLesson,
];

export const texts: Record<LanguageCode, () => Promise<Texts<Facts>>> = {
  en: async () => (await import('./lessons/words/en')).en,
  de: async () => (await import('./lessons/words/de')).de,
  it: async () => (await import('./lessons/words/it')).it,
};
