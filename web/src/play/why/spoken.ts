// What is said of hints and analyses, in the language that the page speaks.
import { spoken } from '../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const whyWords = spoken({ en, de, it });
