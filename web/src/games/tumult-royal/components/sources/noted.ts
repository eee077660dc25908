// What says that the standard box is as it is: of its groups, and of single pieces of which more is known, or less.
import { spoken } from '../../../../words/spoken';
import type { Group } from '../pack';
import { de } from './de';
import { en } from './en';
import { it } from './it';

const notes = spoken({ en, de, it });

export const aboutOf = (group: Group): string => notes().groups[group];
/** Empty where what is said of the group is all that is known. */
export const noteOf = (piece: string): string => notes().pieces[piece] ?? '';
