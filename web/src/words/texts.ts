// What the ledger says about a family of games, in one language: loaded when it is needed, a file for each.
import loaders from 'virtual:texts';
import type { LanguageCode } from '../engine/protocol';
import { awaited } from '../shell/quiet';

export interface LedgerText {
  title: string;
  text: string;
}

export interface EventText {
  /** Names and types: a number, a seat, a set of words of the family, or something that only its game can name. */
  arguments: Record<string, string>;
  text: string;
}

export interface Texts {
  language: LanguageCode;
  rules: Record<string, LedgerText>;
  events: Record<string, EventText>;
  words: Record<string, Record<string, string>>;
}

/** Of a family of games, or of what has sentences of its own: the table that they are played at, and faults. */
export async function texts(family: string, language: LanguageCode): Promise<Texts> {
  const load = loaders[`${family}.${language}`];
  if (!load) throw new Error(`the ledger has no texts of ${family}`);
  return (await awaited(load())).default;
}
