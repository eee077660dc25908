// What is said before a game is played on, in the language that the page speaks.
import { spoken } from '../../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const playingOnWords = spoken({ en, de, it });
