// What the ledger says about a family of games, in one language: loaded when it is needed, a file for each. Rules have
// files of their own, as nobody needs them before a move is refused or the rules are read.
import ruleLoaders from 'virtual:rules';
import loaders from 'virtual:texts';
import type { LanguageCode } from '../engine/protocol';
import { awaited } from '../shell/quiet';

export interface LedgerText {
  title: string;
  text: string;
}

export type Rules = Record<string, LedgerText>;

export interface EventText {
  /** Names and types: a number, a seat, a set of words of the family, or something that only its game can name. */
  arguments: Record<string, string>;
  text: string;
}

export interface Texts {
  language: LanguageCode;
  events: Record<string, EventText>;
  words: Record<string, Record<string, string>>;
}

/** Of a family of games, or of what has sentences of its own: the table that they are played at, and faults. */
export async function texts(family: string, language: LanguageCode): Promise<Texts> {
  const load = loaders[`${family}.${language}`];
  if (!load) throw new Error(`the ledger has no texts of ${family}`);
  return (await awaited(load())).default;
}

export async function rules(family: string, language: LanguageCode): Promise<Rules> {
  const load = ruleLoaders[`${family}.${language}`];
  if (!load) throw new Error(`the ledger has no rules of ${family}`);
  return (await awaited(load())).default;
}
