// Words of a part of the page of which only one language is loaded: before they are needed, and whenever the page changes its
// language.
import type { LanguageCode } from '../engine/protocol';
import { speech } from './speech.svelte';

export interface Vocabulary<Words> {
  (): Words;
  load(): Promise<void>;
}

export function vocabulary<Words>(files: Record<LanguageCode, () => Promise<Words>>): Vocabulary<Words> {
  let words = $state.raw() as Words;
  const change = async (code: LanguageCode) => {
    const loaded = await files[code]();
    return () => void (words = loaded);
  };
  const load = async () => {
    speech.others.add(change);
    (await change(speech.code))();
  };
  return Object.assign(() => words, { load });
}
