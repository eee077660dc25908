// What says that a card of the standard deck is as it is, in the language that the page speaks. The deck itself says it in English.
import type { Card } from '../../deck';
import { speech } from '../../../../words/speech.svelte';
import { de } from './de';
import { it } from './it';

const translated = { en: {} as Record<number, string>, de, it };

export const noteOf = ({ duel, source, reason }: Card): string => translated[speech.code][duel] ?? (source ?? reason ?? '').replaceAll("'", '’');
