// What computer players are called and how they play, as people read it. Those that are there for comparison only have names of
// their own for the games that have nobody else to offer.
import type { Bot } from '../engine/protocol';
import { speech } from './speech.svelte';

const known = (id: string) => speech.words.players[id];

export const playerName = (bot: Bot): string => known(bot.id)?.name ?? speech.of(bot.name);
export const playerAbout = (bot: Bot): string => known(bot.id)?.about ?? speech.of(bot.about);
