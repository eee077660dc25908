// Positions and steps of Tara in words.
import type { Happening, Position } from '../face';
import type { Words } from '../../words/en';
import { parseStep } from '../../play/steps';
import { changeBetween, newBridges } from './change';
import { colourOf, kingOn, ringfortOn, type Facts } from './facts';
import { hills } from './hills';

/** A hill as a screen reader says it. */
export function spokenHill(words: Words, facts: Facts, hill: string, legal: boolean): string {
  const { tara } = words;
  const fort = ringfortOn(facts, hill);
  const king = kingOn(facts, hill);
  const parts = [hill, fort ? tara.ringfortOf[fort] : tara.vacant];
  if (king) parts.push(tara.kingOf[king]);
  if (facts.besieged.includes(hill)) parts.push(tara.besieged);
  const priority = facts.priorities[hill];
  if (priority) parts.push(tara.priority(priority));
  if (legal) parts.push(tara.mayPlay);
  return parts.join(', ');
}

export function phase(words: Words, { facts }: Position<Facts>): string {
  const name = words.tara.phases[facts.phase];
  if (facts.phase === 'over') return name;
  return [name, facts.last_turn ? words.tara.lastTurn : ''].filter(Boolean).join(' · ');
}

export function prompt(words: Words, { facts }: Position<Facts>): string {
  const rows = facts.qualified_rows.join(', ');
  const sentences = [facts.expects === 'row' ? words.tara.rowPrompt(rows) : words.tara.expects[facts.expects]];
  if (facts.area.length < hills.length) sentences.push(words.tara.inYourArea);
  const { quiet_turns: quiet, quiet_turns_to_end: end } = facts;
  if (end > 0 && quiet * 2 >= end) sentences.push(words.tara.quietTurns(quiet, end));
  return sentences.join(' ');
}

/** What a step did, in one or two sentences. */
export function report({ words, say, ruleSet, step, before, after }: Happening<Facts>): string {
  const { tara } = words;
  const { seat, move } = parseStep(step);
  if (seat === '*') return '';
  const who = say(ruleSet.seats[seat]!);
  const colour = colourOf(seat);
  const change = changeBetween(before.facts, after.facts, step);
  const sentences: string[] = [];
  const hill = move.slice(0, 2);
  const isCall = move === 'out' || move === 'pass';
  if (isCall) sentences.push(tara.called[move](who));
  else if (move.endsWith('*')) sentences.push(tara.sacrificed(who, hill, move.slice(3, 5)));
  else if (move.includes('/')) sentences.push(tara.replaced(who, hill, move.length > 4 ? move.slice(3) : null));
  else if (move.includes('x')) sentences.push(tara.kingCaptured(who, hill, move.slice(3)));
  else if (move.includes('-')) sentences.push(tara.kingMoved(who, hill, move.slice(3)));
  else if (ringfortOn(before.facts, hill)) sentences.push(tara.captured(who, hill));
  else sentences.push(before.facts.expects === 'place' ? tara.placed(who, hill) : tara.built(who, hill));
  const bridges = newBridges(before.facts, after.facts, colour).length;
  if (bridges > 0 && !move.includes('/') && !isCall) sentences.push(tara.linked(bridges));
  for (const { colour: of, hill: where } of change.lost)
    if (move !== 'pass' || of !== colour) sentences.push(tara.kingLost[of](where));
  if (after.facts.phase === 'battle' && before.facts.phase !== 'battle') sentences.push(tara.battle);
  return sentences.join(' ');
}

/** Who won, with the points. */
export function verdict(words: Words, { winners, scores }: Position<Facts>): string {
  const { score } = words.tara;
  const sides = new Set(winners.map(colourOf));
  const [winner] = sides.size === 1 ? sides : [];
  return `${winner ? score.wins[winner] : score.drawn}, ${scores[0]} : ${scores[1]}`;
}
