// What is said where something is tried first, in the language that the page speaks.
import { spoken } from '../../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const rehearsalWords = spoken({ en, de, it });
