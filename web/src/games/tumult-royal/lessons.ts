// The lessons of Tumult Royal: the first one, then one for each further idea, in the order in which they come up.
import type { LanguageCode } from '../../engine/protocol';
import type { Lesson, Texts } from '../lessons';
import type { Facts } from './facts';
import { consolationLesson } from './lessons/consolation';
import { endLesson } from './lessons/end';
import { farLesson } from './lessons/far';
import { firstLesson } from './lessons/first';
import { gamblerLesson } from './lessons/gambler';
import { kingshipLesson } from './lessons/kingship';
import { liveLesson } from './lessons/live';
import { mercyLesson } from './lessons/mercy';
import { landLesson } from './lessons/new-land';
import { supportersLesson } from './lessons/supporters';
import { tumultLesson } from './lessons/tumult';

export const lessons: Lesson<Facts>[] = [
  firstLesson, liveLesson, tumultLesson, mercyLesson, kingshipLesson, farLesson, landLesson, endLesson, consolationLesson, supportersLesson,
  gamblerLesson,
];

export const texts: Record<LanguageCode, () => Promise<Texts<Facts>>> = {
  en: async () => (await import('./lessons/words/en')).en,
  de: async () => (await import('./lessons/words/de')).de,
  it: async () => (await import('./lessons/words/it')).it,
};
