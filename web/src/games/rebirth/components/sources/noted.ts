// What says that the standard box is as it is: of kinds of pieces, and of single ones of which more is known, or less.
import { vocabulary } from '../../../../words/vocabulary.svelte';
import type { PieceKind } from '../pieces';

export const notes = vocabulary({
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  it: async () => (await import('./it')).it,
});

export const aboutOf = (kind: PieceKind): string => notes().kinds[kind];
/** Empty where what is said of its kind is all that is known. */
export const noteOf = (piece: string): string => notes().pieces[piece] ?? '';
