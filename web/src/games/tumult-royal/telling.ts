// Positions and moves of Tumult Royal in words; what happened is told in the ledger's own sentences.
import type { Position } from '../face';
import type { Told } from '../../table/messages';
import type { Facts } from './facts';
import { moveOf } from './moves';
import type { Words } from './words/en';

type Names = (seat: number) => string;
/** A tile's face in words: "2 bread". */
export type FaceName = (face: string) => string;

export function phase(words: Words, { facts }: Position<Facts>): string {
  if (facts.phase === 'over') return '';
  const round = facts.round > 0 ? words.round(facts.round) : '';
  return [round, words.phases[facts.phase]].filter(Boolean).join(' · ');
}

/** What the rules ask, in the words of a page: nobody types here. */
const asking: Record<string, (words: Words, asked: Told, faceName: FaceName) => string> = {
  'asked-first': ({ asked }) => asked.first,
  'asked-lift': ({ asked }, { lifts }) => asked.lift(Number(lifts)),
  'asked-lift-live': ({ asked }) => asked.live,
  'asked-again': ({ asked }) => asked.again,
  'asked-keep': ({ asked }, { face }, faceName) => asked.keep(faceName(String(face))),
  'asked-build': ({ asked }) => asked.build,
  'asked-open': ({ asked }) => asked.open,
};

export const prompt = (words: Words, faceName: FaceName, { asked }: Position<Facts>): string =>
  asked ? (asking[asked.kind]?.(words, asked, faceName) ?? '') : '';

/** Tiles that pay, in words. */
export const paid = (words: Words, faceName: FaceName, payment: string[]): string => words.and(payment.map(faceName));

/** A move as advice to whoever is to make it. */
export function advise(words: Words, faceName: FaceName, text: string): string {
  const { kind, field, number, payment } = moveOf(text);
  const { advise: says } = words;
  switch (kind) {
    case 'at': return says.at(field!);
    case 'build': return says.build(field!, paid(words, faceName, payment!));
    case 'lift': return says.lift(number!);
    case 'open': return says.open(number!);
    default: return says[kind];
  }
}

/** Who won. */
export const verdict = (words: Words, names: Names, { winners }: Position<Facts>): string => words.verdict(words.and(winners.map(names)));
