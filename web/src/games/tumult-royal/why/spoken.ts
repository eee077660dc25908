// Why moves of Tumult Royal are good or bad, in the language that the page speaks.
import { spoken } from '../../../words/spoken';
import type { Happening } from '../../face';
import type { Facts } from '../facts';
import { de } from './de';
import { effects } from './effects';
import { en } from './en';
import { it } from './it';

const whyWords = spoken({ en, de, it });

export const spokenEffects = (happening: Happening<Facts>): string[] => effects(whyWords(), happening);
