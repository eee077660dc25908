// Rules that have the words that are sought, and the places of these words in them.
import type { Chapter, NamedRule } from './book';

/** Without accents and capitals, and with the apostrophe that keyboards have. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

export const wordsIn = (sought: string): string[] => plain(sought).split(/\s+/).filter(Boolean);

/** Where a plain text has a word next. Short ones are sought at the beginning of words only: “re” is in too many others. */
function nextOf(word: string, text: string, from: number): number {
  const at = text.indexOf(word, from);
  const within = at > 0 && word.length < 4 && /[\p{L}\d]/u.test(text[at - 1]!);
  return within ? nextOf(word, text, at + 1) : at;
}

/** Whether a rule has all the words, in id, title or text. */
function has(words: string[], { rule, title, text }: NamedRule): boolean {
  const all = plain(`${rule} ${title} ${text}`);
  return words.every((word) => nextOf(word, all, 0) >= 0);
}

/** The chapters with rules that have all the words; what has them stays together with its rule and decisions. */
export function matching(chapters: Chapter[], words: string[]): Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => [rule, ...rule.decisions].some((each) => has(words, each))) }))
    .filter(({ rules }) => rules.length > 0);
}

/** How many rules and decisions have all the words. */
export const hits = (chapters: Chapter[], words: string[]): number =>
  chapters.flatMap(({ rules }) => rules.flatMap((rule) => [rule, ...rule.decisions])).filter((rule) => has(words, rule)).length;

/** A part of a text that looks the same all through. */
export interface Piece {
  text: string;
  hit: boolean;
  /** The rule that the text refers to here. */
  rule?: string;
}

/** A text in pieces, wherever a hit or a reference to one of these rules begins or ends. */
export function piecesOf(text: string, words: string[], rules: ReadonlySet<string>): Piece[] {
  const signs = [...text.normalize('NFC')];
  // What is found is found without accents: where each sign of that comes from.
  const from = signs.flatMap((sign, at) => [...plain(sign)].map(() => at));
  const bare = signs.map(plain).join('');
  const hit = signs.map(() => false);
  for (const word of words)
    for (let at = nextOf(word, bare, 0); at >= 0; at = nextOf(word, bare, at + 1)) hit.fill(true, from[at], from[at + word.length - 1]! + 1);
  const named: (string | undefined)[] = signs.map(() => undefined);
  for (const { 0: id, index } of signs.join('').matchAll(/\b[A-Z]+\d+\b/g)) if (rules.has(id)) named.fill(id, index, index + id.length);
  const pieces: Piece[] = [];
  for (const [at, sign] of signs.entries()) {
    const last = pieces.at(-1);
    if (last && last.hit === hit[at] && last.rule === named[at]) last.text += sign;
    else pieces.push({ text: sign, hit: hit[at]!, rule: named[at] });
  }
  return pieces;
}
