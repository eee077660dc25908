// What follows a raid, and the end of a round, as ceremonies: loaded when the first raid is over.
import type { CeremonyContent } from '../../face';
import { chaptersOf, type Chapter as ChapterOf } from './chapters';
import Chapter from './Chapter.svelte';
import { ceremonyWords } from './words/spoken';

export const content: CeremonyContent<ChapterOf> = {
  title: ([first]) => ceremonyWords().titles[first?.kind === 'building-over' ? 'round' : 'raid'],
  chapters: chaptersOf,
  calm: (chapters) => chapters.every(({ kind }) => kind === 'taken'),
  name: ({ kind, good }) => (good ? ceremonyWords().tumult[good] : ceremonyWords().names[kind]),
  Chapter,
};
