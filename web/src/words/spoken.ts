// The words of a game in the language that the page speaks.
import type { LanguageCode } from '../engine/protocol';
import { speech } from './speech.svelte';

/** A function, so that whatever is said with it follows the language. */
export const spoken = <Words>(dictionaries: Record<LanguageCode, Words>) => (): Words => dictionaries[speech.code];
