// The words of the final scoring in the language that the page speaks: loaded with the chapters.
import { spoken } from '../../../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const ceremonyWords = spoken({ en, de, it });
