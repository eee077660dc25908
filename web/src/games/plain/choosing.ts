// A move is chosen word by word out of the legal ones. Nothing here knows a rule or a game: whatever is chosen is the
// way to some move that the table called legal.

/** The words of a move. A sign between two names ends a word, too: F2.0<>H3.1 are F2.0<> and H3.1. */
export function wordsOf(move: string): string[] {
  return move.split(' ').flatMap((word) => word.split(/(?<=[A-Za-z0-9][-/<>]+)(?=[A-Za-z0-9])/));
}

/** Words as they are written. */
export function textOf(words: string[]): string {
  return words.reduce((text, word, i) => text + (i === 0 || /[A-Za-z0-9][-/<>]+$/.test(words[i - 1]!) ? '' : ' ') + word, '');
}

/** One way on: the next word, and those that must follow it. */
export interface Option {
  words: string[];
  text: string;
  /** The words at its beginning that it shares with its neighbours, where they are shown once for all of them. */
  head: string;
  /** How many moves begin so. */
  moves: number;
  /** The move that is complete with it, if one is. */
  move: string | null;
}

/** Whether nothing can follow. */
export const isLast = (option: Option) => option.move !== null && option.moves === 1;

/** Whether two ways are the same as far as both go. */
const agree = (a: string[], b: string[]) => a.every((word, i) => i >= b.length || b[i] === word);

interface Candidate {
  move: string;
  words: string[];
}

/** How far all go the same way from `depth` on; a move that ends on the way ends it. */
function sharedUntil(candidates: Candidate[], depth: number): number {
  const [first] = candidates;
  let end = depth;
  while (first && end < first.words.length && candidates.every(({ words }) => words[end] === first.words[end])) {
    ++end;
    if (candidates.some(({ words }) => words.length === end)) break;
  }
  return end;
}

function optionsAt(candidates: Candidate[], depth: number): Option[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const word = candidate.words[depth];
    if (word === undefined) continue;
    const group = groups.get(word);
    if (group) group.push(candidate);
    else groups.set(word, [candidate]);
  }
  return [...groups.values()].map((group) => {
    const end = sharedUntil(group, depth);
    const words = group[0]!.words.slice(depth, end);
    const move = group.find((candidate) => candidate.words.length === end)?.move ?? null;
    return { words, text: textOf(words), head: '', moves: group.length, move };
  });
}

const mostUnfolded = 40; // more would be no help
const mostInFull = 12; // so many are read in full; of more, what they share is shown once

/** Spares a choice: where only one way goes on, or all that do end with the next word, that word is chosen at once. */
function unfolded(candidates: Candidate[], depth: number): Option[] {
  const options = optionsAt(candidates, depth);
  const further = (option: Option) =>
    optionsAt(candidates.filter(({ words }) => agree(option.words, words.slice(depth))), depth + option.words.length);
  const folds = options.filter((option) => option.move === null);
  const inner = folds.map(further);
  const most = folds.length === 1 ? inner[0]!.length : inner.flat().every(isLast) ? inner.flat().length : Infinity;
  if (most > mostUnfolded) return options;
  const inFull = folds.length > 1 && most <= mostInFull;
  return options.flatMap((option) => {
    const at = folds.indexOf(option);
    if (at < 0) return [option];
    return inner[at]!.map((next) => {
      const words = [...option.words, ...next.words];
      return { ...next, words, text: textOf(words), head: inFull ? '' : option.text };
    });
  });
}

/** An option without the words that are shown above it. */
export const labelOf = ({ text, head }: Option): string => (head === '' ? text : text.slice(head.length).trimStart());

/** How far a choice has come. */
export interface Way {
  /** The words with which every move begins: there is nothing to choose about them. */
  lead: string[];
  /** What was chosen since, each with the words that must follow. */
  picks: Option[];
  options: Option[];
  /** The move that is complete already, though it could go on. */
  move: string | null;
}

/** The way that was chosen, as far as it leads to a legal move. */
export function wayAlong(legal: string[], chosen: string[]): Way {
  let candidates = legal.map((move) => ({ move, words: wordsOf(move) }));
  let depth = candidates.length > 1 ? sharedUntil(candidates, 0) : 0;
  const lead = candidates[0]?.words.slice(0, depth) ?? [];
  const picks: Option[] = [];
  let options = unfolded(candidates, depth);
  while (agree(lead, chosen)) {
    const rest = chosen.slice(depth);
    const fitting = rest.length > 0 ? options.filter((option) => !isLast(option) && agree(option.words, rest)) : [];
    const pick = fitting.length > 1 ? fitting.find(({ words }) => words.length <= rest.length) : fitting[0];
    if (!pick) break;
    candidates = candidates.filter(({ words }) => agree(pick.words, words.slice(depth)));
    depth += pick.words.length;
    picks.push(pick);
    options = unfolded(candidates, depth);
  }
  return { lead, picks, options, move: candidates.find(({ words }) => words.length === depth)?.move ?? null };
}

/** All words of a way so far. */
export const trailOf = (way: Way): string[] => [...way.lead, ...way.picks.flatMap(({ words }) => words)];

/** The words that remain when one choice is taken back; null at the beginning. */
export function stepBack(way: Way, to = way.picks.length - 1): string[] | null {
  return to < 0 ? null : [...way.lead, ...way.picks.slice(0, to).flatMap(({ words }) => words)];
}

/** Whether an option is on the way to a move. */
export function leadsTo(way: Way, option: Option, move: string): boolean {
  const trail = [...trailOf(way), ...option.words];
  const words = wordsOf(move);
  return trail.length <= words.length && agree(trail, words);
}
