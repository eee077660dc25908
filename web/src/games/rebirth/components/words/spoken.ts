// What is said of the components, in the language that the page speaks.
import { vocabulary } from '../../../../words/vocabulary.svelte';

export const componentsWords = vocabulary({
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  it: async () => (await import('./it')).it,
});
