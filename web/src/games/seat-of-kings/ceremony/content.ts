// The end of a round as a ceremony: loaded when the first round ends.
import type { CeremonyContent } from '../../face';
import { chaptersOf, roundOf, type Chapter as ChapterOf } from './chapters';
import Chapter from './Chapter.svelte';
import { ceremonyWords } from './words/spoken';

export const content: CeremonyContent<ChapterOf> = {
  title: (events) => ceremonyWords().title(roundOf(events)),
  chapters: chaptersOf,
  name: ({ kind, region }) => {
    const words = ceremonyWords();
    const name = words[kind];
    return typeof name === 'function' ? name(region ? words.regions[region] : '') : name;
  },
  Chapter,
};
