// How long steps stand that come at once: as long as it takes to read what is told of them. Who is far behind hurries.
import type { Telling } from '../../games/face';
import { readingTime, slowness, still } from '../../shell/pace';
import type { PlayedStep } from '../../table/known';
import type { Game } from '../game.svelte';
import { sentencesOf, type Sentence } from './sentences';

const longest = 7000; // milliseconds; a step of which much is told is told more quickly
const patience = 6; // steps; so many are shown without haste

/** How long each sentence of a step stands before the next one comes. */
export function timesOf(sentences: Pick<Sentence, 'text'>[]): number[] {
  const times = sentences.map(({ text }) => readingTime(text));
  const whole = times.reduce((sum, time) => sum + time, 0);
  return times.map((time) => time * Math.min(1, (longest * slowness()) / whole));
}

export const pacing = (game: Game, telling: Telling) => (step: PlayedStep): number => {
  if (still()) return 0;
  const behind = game.known.steps.length - game.at;
  const time = timesOf(sentencesOf(game, telling, step)).reduce((sum, each) => sum + each, 0);
  return time * Math.min(1, patience / behind);
};
