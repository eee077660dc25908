// What computer players are called and how they play, as people read it. The six levels have names beside their number, so
// that nobody takes them for the levels of a rule set; those that are there for comparison only have names of their own for
// the games that have nobody else to offer.
import type { Bot } from '../engine/protocol';
import { speech } from './speech.svelte';

const known = (id: string) => speech.words.players[id];

function ranked(id: string): string | undefined {
  const level = Number(/^level-(\d)$/.exec(id)?.[1] ?? 0);
  const rank = speech.words.ranks[level - 1];
  return rank && `${rank} (${level})`;
}

export const playerName = (bot: Bot): string => ranked(bot.id) ?? known(bot.id)?.name ?? speech.of(bot.name);
export const playerAbout = (bot: Bot): string => known(bot.id)?.about ?? speech.of(bot.about);
