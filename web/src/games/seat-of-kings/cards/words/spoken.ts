// What is said of cards, in the language that the page speaks.
import { spoken } from '../../../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const cardWords = spoken({ en, de, it });
