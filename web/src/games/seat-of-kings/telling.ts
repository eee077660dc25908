// Positions and moves of Seat of Kings in words; what happened is told in the ledger's own sentences.
import type { Position } from '../face';
import type { Told } from '../../table/messages';
import { controllerOf, regionNames, type Facts, type RegionName, type SeatFacts } from './facts';
import type { Move } from './moves';
import type { Words } from './words/en';

type Names = (seat: number) => string;

/** The regions whose king's field a seat controls. */
export const thronesOf = ({ regions }: Facts, seat: number) =>
  regionNames.filter((name) => regions[name] && controllerOf(regions[name], 'K') === seat);

export function phase(words: Words, { facts }: Position<Facts>): string {
  if (facts.phase === 'over') return '';
  const round = facts.start === null ? '' : words.round(facts.round);
  return [round, words.phases[facts.phase]].filter(Boolean).join(' · ');
}

/** What the rules ask, in the words of a page: nobody types here. */
const asking: Record<string, (words: Words, names: Names, asked: Told, whose: Partial<SeatFacts>) => string> = {
  'asked-keep': ({ asked }, _, { keep, cards }) => asked.keep(Number(keep), Number(cards)),
  'asked-play': ({ asked }, _, __, { cumals = 0 }) => asked.play(cumals),
  'asked-fort': (words, _, { region }) => words.asked.fort(regionIn(words, region)),
  'asked-promote': (words, _, { region, cost }, { cumals = 0 }) => words.asked.promote(regionIn(words, region), Number(cost), cumals),
  'asked-garrison': (words, _, { region, pieces }, { supply = 0 }) => words.asked.garrison(regionIn(words, region), Number(pieces) > 0, supply),
  'asked-region': ({ asked }) => asked.region,
  'asked-traitor': (words, _, { region }, { supply = 0 }) => words.asked.traitor(regionIn(words, region), supply),
  'asked-treason': (words, _, { region, card }) => words.asked.treason(regionIn(words, region), Number(card)),
  'asked-ransom': ({ asked }, names, { seat, pieces }) => asked.ransom(names(Number(seat)), Number(pieces)),
  'asked-start': ({ asked }) => asked.start,
};

const regionIn = (words: Words, region: Told[string] | undefined) => words.regions[String(region)] ?? String(region);

export const prompt = (words: Words, names: Names, { asked, facts, actors }: Position<Facts>): string =>
  asked ? (asking[asked.kind]?.(words, names, asked, facts.seats[actors[0] ?? -1] ?? {}) ?? '') : '';

/** A way to mean what was touched, as a choice is called. */
export function nameOf(words: Words, names: Names, move: Move, { facts, asked, actors }: Pick<Position<Facts>, 'facts' | 'asked' | 'actors'>): string {
  const { choices } = words;
  switch (move.kind) {
    case 'keep': return choices.keep;
    case 'place': return placingOf(words, move, facts, actors[0]);
    case 'fort': return choices.keptFort(move.touches[0]!.split(' ')[1]!);
    case 'discard': return choices.discard(Number(asked?.gain ?? 0));
    case 'ransom': return choices.ransom[move.text.slice('ransom '.length)] ?? move.text;
    case 'start': return names(Number(move.text.slice('start '.length)));
    case 'region': return words.regions[move.region!] ?? move.region!;
    case 'word': return wordOf(words, move.text, asked);
    default: return move.text;
  }
}

function wordOf({ choices }: Words, text: string, asked: Told | null): string {
  if (text === 'buy') return choices.buy(Number(asked?.cumals ?? 0));
  return { done: choices.done, skip: choices.skip, no: choices.no, 'garrison -': choices.noGarrison }[text] ?? text;
}

/** How a card that places is meant. */
export function placingOf({ choices }: Words, { placings = [], region }: Move, facts: Facts, seat?: number): string {
  const placed = placings.filter(({ placed }) => placed).map(({ field }) => field);
  const named = placings.filter(({ placed }) => !placed).map(({ field }) => field);
  if (placed.length === 0) return choices.named(named);
  if (named.length > 0) return choices.some(placed[0]!, named[0]!);
  const [only] = placed;
  const own = placed.length === 1 && facts.regions[region as RegionName]?.fields[only!]?.[0] === seat;
  return own ? choices.fort(only!) : choices.all(placed);
}

/** Who won. */
export const verdict = (words: Words, names: Names, { winners }: Position<Facts>): string =>
  winners.length > 0 ? words.verdict(words.and(winners.map(names))) : words.noVerdict;
