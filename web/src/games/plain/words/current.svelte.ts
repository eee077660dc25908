// The words of the plain face in the language the page speaks.
import type { LanguageCode } from '../../../engine/protocol';
import { speech } from '../../../words/speech.svelte';
import { de } from './de';
import { en, type Words } from './en';
import { it } from './it';

const dictionaries: Record<LanguageCode, Words> = { en, de, it };

export const words = (): Words => dictionaries[speech.code];
