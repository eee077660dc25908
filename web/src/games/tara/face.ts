// Tara's face: the five games of the manual, on one board.
import type { Face } from '../face';
import Art from './Art.svelte';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import Emblem from './Emblem.svelte';
import { colours, type Facts } from './facts';
import Lesson from './Lesson.svelte';
import Score from './Score.svelte';
import { advise, phase, prompt, report, verdict } from './telling';

export const tara: Face<Facts> = {
  family: 'tara',
  name: (words) => words.tara.family,
  covers: [
    {
      id: 'sacred-hill',
      title: 'Sacred Hill',
      ruleSets: ['sacred-hill-1', 'sacred-hill-2', 'sacred-hill-doubles-1', 'sacred-hill-doubles-2'],
      minutes: [15, 25],
      words: (words) => words.tara.covers.sacredHill,
    },
    {
      id: 'four-treasures',
      title: 'Four Treasures',
      ruleSets: ['four-treasures', 'four-treasures-doubles'],
      minutes: [10, 15],
      words: (words) => words.tara.covers.fourTreasures,
    },
    {
      id: 'high-kings',
      title: 'High Kings of Tara',
      ruleSets: ['high-kings-1', 'high-kings-2'],
      minutes: [20, 40],
      words: (words) => words.tara.covers.highKings,
    },
    {
      id: 'poisoned-chalice',
      title: 'Poisoned Chalice',
      ruleSets: ['poisoned-chalice'],
      minutes: [15, 25],
      words: (words) => words.tara.covers.poisonedChalice,
    },
    {
      id: 'stone-of-destiny',
      title: 'Stone of Destiny',
      ruleSets: ['stone-of-destiny'],
      minutes: [25, 40],
      words: (words) => words.tara.covers.stoneOfDestiny,
    },
  ],
  lesson: { cover: 'sacred-hill', Lesson },
  Art,
  Board,
  Counts,
  Emblem,
  Score,
  phase,
  prompt,
  verdict,
  sides: ({ seats }) => colours.map((_, side) => seats.flatMap((_, seat) => (seat % 2 === side ? [seat] : []))),
  report,
  advise,
};
