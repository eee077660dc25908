// Finds rules by the words in them, in the language the person reads.
import type { LanguageCode, LedgerRule } from '../engine/protocol';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rules that have all the words, in id, title or text; accents and case do not matter. */
export function matching(rules: LedgerRule[], sought: string, language: LanguageCode): LedgerRule[] {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = plain(`${rule.rule} ${rule.title[language]} ${rule.text[language]}`);
    return wanted.every((word) => text.includes(word));
  });
}
