// What the ledger says about a family of games, in one language: loaded when it is needed, a file for each.
import loaders from 'virtual:texts';
import type { LanguageCode } from '../engine/protocol';

export interface LedgerText {
  title: string;
  text: string;
  source: string;
  decision: boolean;
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

/** The families of games, and the table that they are played at, which has sentences of its own. */
export type Family = 'table' | 'tara' | 'seat-of-kings' | 'tumult-royal' | 'rebirth';

export async function texts(family: Family, language: LanguageCode): Promise<Texts> {
  return (await loaders[`${family}.${language}`]()).default;
}
