// The rules of a rule set, and those of them that have the words that are sought.
import type { LedgerText, Texts } from '../words/texts';

export type NamedRule = LedgerText & { rule: string };

export function rulesOf({ rules }: Texts, ruleSet: string): NamedRule[] {
  return Object.entries(rules)
    .filter(([, { sets }]) => sets.length === 0 || sets.includes(ruleSet))
    .map(([rule, text]) => ({ rule, ...text }));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rules that have all the words, in id, title or text; accents and case do not matter. */
export function matching(rules: NamedRule[], sought: string): NamedRule[] {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  return rules.filter(({ rule, title, text }) => {
    const all = plain(`${rule} ${title} ${text}`);
    return wanted.every((word) => all.includes(word));
  });
}
