// What is said of the components of games, in the language that the page speaks.
import { spoken } from '../../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const componentsWords = spoken({ en, de, it });
