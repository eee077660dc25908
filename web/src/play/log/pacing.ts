// How long steps stand that come at once: as long as it takes to read what is told of them. Who is far behind hurries.
import type { Telling } from '../../games/face';
import { readingTime, still } from '../../shell/pace';
import type { PlayedStep } from '../../table/known';
import type { Game } from '../game.svelte';
import { sentencesOf } from './sentences';

const patience = 6; // steps; so many are shown without haste

export const pacing = (game: Game, telling: Telling) => (step: PlayedStep): number => {
  if (still()) return 0;
  const behind = game.known.steps.length - game.at;
  const time = sentencesOf(game, telling, step).reduce((sum, { text }) => sum + readingTime(text), 0);
  return time * Math.min(1, patience / behind);
};
