// What is said of what lies in the box, in the language that the page speaks.
import { spoken } from '../../../../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const boxWords = spoken({ en, de, it });
