// The final scoring as a ceremony: loaded when the game is over.
import type { CeremonyContent } from '../../face';
import { chaptersOf, type Chapter as ChapterOf } from './chapters';
import Chapter from './Chapter.svelte';
import { ceremonyWords } from './words/spoken';

export const content: CeremonyContent<ChapterOf> = {
  title: () => ceremonyWords().title,
  chapters: chaptersOf,
  name: ({ kind }) => ceremonyWords().names[kind],
  Chapter,
};
