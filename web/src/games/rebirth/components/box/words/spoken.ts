// What is said of what lies in the box, in the language that the page speaks.
import { vocabulary } from '../../../../../words/vocabulary.svelte';

export const boxWords = vocabulary({
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  it: async () => (await import('./it')).it,
});
