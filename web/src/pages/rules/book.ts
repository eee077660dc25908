// The rules of a family as a book: chapters, and decisions beside the rules that they decide.
import loaders from 'virtual:books';
import type { LanguageCode } from '../../engine/protocol';
import { awaited } from '../../shell/quiet';
import type { LedgerText, Rules } from '../../words/texts';

/** What the ledger says of a rule beside its text. */
interface BookEntry {
  /** Where it stands in the rulebook. */
  section: string;
  decision: boolean;
  /** The rule that a decision stands with; some stand for themselves. */
  decides?: string;
  /** The rule sets that it belongs to; none named: all of the family. */
  sets: string[];
}

export interface Book {
  /** The rulebook, and the language it is written in. */
  source: string;
  written: string;
  aims: Record<string, string>;
  chapters: { id: string; title: string; rules: string[] }[];
  entries: Record<string, BookEntry>;
}

export type NamedRule = LedgerText & BookEntry & { rule: string };
/** A rule with its decisions. */
export type Paragraph = NamedRule & { decisions: NamedRule[] };
export interface Chapter {
  id: string;
  title: string;
  rules: Paragraph[];
}

export async function book(family: string, language: LanguageCode): Promise<Book> {
  return (await awaited(loaders[`${family}.${language}`]!())).default;
}

/** The chapters of one rule set; those without any rule of it are left out. */
export function chaptersOf(rules: Rules, { chapters, entries }: Book, ruleSet: string): Chapter[] {
  const here = Object.entries(entries).filter(([, { sets }]) => sets.length === 0 || sets.includes(ruleSet));
  const named = new Map(here.map(([rule, entry]) => [rule, { rule, ...rules[rule]!, ...entry }]));
  const beside = (decided: string) => [...named.values()].filter(({ decides }) => decides === decided);
  return chapters
    .map(({ rules: ids, ...chapter }) => ({
      ...chapter,
      rules: ids.flatMap((id) => named.get(id) ?? []).map((rule) => ({ ...rule, decisions: beside(rule.rule) })),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** Rules and decisions in the order in which they are read. */
export const rulesIn = (chapters: Chapter[]): NamedRule[] =>
  chapters.flatMap(({ rules }) => rules.flatMap((rule) => [rule, ...rule.decisions]));
