// What the editor says, in the language that the page speaks.
import { spoken } from '../../../../../words/spoken';
import { de } from './de';
import { en } from './en';
import { it } from './it';

export const editorWords = spoken({ en, de, it });
