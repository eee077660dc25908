// Why moves of Rebirth are good or bad, in the language that the page speaks.
import { speech } from '../../../words/speech.svelte';
import { spoken } from '../../../words/spoken';
import type { Happening } from '../../face';
import { boxOf, missionsOf } from '../box';
import type { Facts } from '../facts';
import { seatName } from '../seats';
import { de } from './de';
import { effects } from './effects';
import { en } from './en';
import { it } from './it';

const whyWords = spoken({ en, de, it });

export const spokenEffects = (happening: Happening<Facts>): string[] => {
  const mission = (id: string) => speech.of(missionsOf(boxOf(happening.after.pack)).get(id)!.name);
  return effects(whyWords(), { seat: seatName, mission }, happening);
};
