// The words of advice, in the language that the page speaks.
import { spoken } from '../../../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const adviceWords = spoken({ en, de, it });
