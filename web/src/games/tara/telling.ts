// Positions and steps of Tara in words.
import type { Happening, Position } from '../face';
import { parseStep } from '../../play/steps';
import { colourOf, kingOn, ringfortOn, type Facts } from './facts';
import { hills } from './hills';
import type { Words } from './words/en';

/** A hill as a screen reader says it. */
export function spokenHill(words: Words, facts: Facts, hill: string, may: { legal: boolean; proposed: boolean }): string {
  const fort = ringfortOn(facts, hill);
  const king = kingOn(facts, hill);
  const parts = [hill, fort ? words.ringfortOf[fort] : words.vacant];
  if (king) parts.push(words.kingOf[king]);
  if (facts.besieged.includes(hill)) parts.push(words.besieged);
  const priority = facts.priorities[hill];
  if (priority) parts.push(words.priority(priority));
  if (may.legal) parts.push(words.mayPlay);
  if (may.proposed) parts.push(words.proposed);
  return parts.join(', ');
}

export function phase(words: Words, { facts }: Position<Facts>): string {
  const name = words.phases[facts.phase];
  if (facts.phase === 'over') return name;
  return [name, facts.last_turn ? words.lastTurn : ''].filter(Boolean).join(' · ');
}

export function prompt(words: Words, { facts }: Position<Facts>): string {
  const rows = facts.qualified_rows.join(', ');
  const sentences = [facts.expects === 'row' ? words.rowPrompt(rows) : words.expects[facts.expects]];
  if (facts.area.length < hills.length) sentences.push(words.inYourArea);
  const { quiet_turns: quiet, quiet_turns_to_end: end } = facts;
  if (end > 0 && quiet * 2 >= end) sentences.push(words.quietTurns(quiet, end));
  return sentences.join(' ');
}

/** What kind of move it is, as it is told. */
export type Kind = 'out' | 'pass' | 'sacrifice' | 'replace' | 'kingCapture' | 'kingMove' | 'capture' | 'place' | 'build';

function kindOf(facts: Facts, move: string): Kind {
  if (move === 'out' || move === 'pass') return move;
  if (move.endsWith('*')) return 'sacrifice';
  if (move.includes('/')) return 'replace';
  if (move.includes('x')) return 'kingCapture';
  if (move.includes('-')) return 'kingMove';
  if (ringfortOn(facts, move)) return 'capture';
  return facts.expects === 'place' ? 'place' : 'build';
}

/** What is done with which hills: the first hill, and the other one or the bridge. */
const partsOf = (move: string): [string, string] => [move.slice(0, 2), move.slice(3).replace('*', '')];

/** What a step did, in one or two sentences; `nameOf` says what a seat is called. */
export function report(words: Words, nameOf: (seat: number) => string, { step, before, events }: Happening<Facts>): string {
  const { seat, move } = parseStep(step);
  if (seat === '*') return '';
  const kind = kindOf(before.facts, move);
  const sentences = [words.did[kind](nameOf(seat), ...partsOf(move))];
  for (const event of events) {
    if (event.kind === 'linked' && kind !== 'replace' && event.seat === seat) sentences.push(words.linked(Number(event.bridges)));
    if (event.kind === 'king-captured') sentences.push(words.kingLost[colourOf(Number(event.of))](String(event.hill)));
    if (event.kind === 'battle-begun') sentences.push(words.battle);
  }
  return sentences.join(' ');
}

export function advise(words: Words, { facts }: Position<Facts>, move: string): string {
  return words.advice[kindOf(facts, move)](...partsOf(move));
}

/** Who won, with the points. */
export function verdict(words: Words, { winners, scores }: Position<Facts>): string {
  const { score } = words;
  const sides = new Set(winners.map(colourOf));
  const [winner] = sides.size === 1 ? sides : [];
  return `${winner ? score.wins[winner] : score.drawn}, ${scores[0]} : ${scores[1]}`;
}
