// The lessons of Rebirth: the first one, then one for each further idea, in the order in which they come up.
import type { LanguageCode } from '../../engine/protocol';
import type { Lesson, Texts } from '../lessons';
import type { Facts } from './facts';
import { doublerLesson } from './lessons/doubler';
import { endLesson } from './lessons/end';
import { extraLesson } from './lessons/extra';
import { firstLesson } from './lessons/first';
import { neutralLesson } from './lessons/neutral';
import { offshoreLesson } from './lessons/offshore';
import { privateLesson } from './lessons/private';
import { rivalsLesson } from './lessons/rivals';
import { thirteenLesson } from './lessons/thirteen';
import { threeLesson } from './lessons/three';
import { tiesLesson } from './lessons/ties';
import { unfitLesson } from './lessons/unfit';

export const lessons: Lesson<Facts>[] = [
  firstLesson, neutralLesson, offshoreLesson, rivalsLesson, threeLesson, extraLesson, thirteenLesson, doublerLesson, privateLesson, endLesson,
  tiesLesson, unfitLesson,
];

export const texts: Record<LanguageCode, () => Promise<Texts<Facts>>> = {
  en: async () => (await import('./lessons/words/en')).en,
  de: async () => (await import('./lessons/words/de')).de,
  it: async () => (await import('./lessons/words/it')).it,
};
