// What is said where things are tried out, in the language that the page speaks.
import { spoken } from '../../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const trialWords = spoken({ en, de, it });
