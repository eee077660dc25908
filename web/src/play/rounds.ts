// The steps of a game as people read them: rounds, in each a turn for every seat that had one. What chance did stands
// with the turn it followed.
import type { PlayedStep } from '../table/known';

export interface Turn {
  /** Null: chance, before anybody had a turn. */
  seat: number | null;
  /** How many steps of the game were played up to and with each of them. */
  numbers: number[];
}

/** A round ends when a seat comes that is not after the one before. */
export function roundsOf(steps: Pick<PlayedStep, 'seat'>[]): Turn[][] {
  const rounds: Turn[][] = [];
  let turn: Turn | null = null;
  for (const [i, { seat }] of steps.entries()) {
    const goesOn = turn && (seat === '*' || seat === turn.seat);
    if (!goesOn) {
      const before: number | null = turn?.seat ?? null;
      turn = { seat: seat === '*' ? null : seat, numbers: [] };
      if (before === null || turn.seat === null || turn.seat <= before) rounds.push([]);
      rounds.at(-1)!.push(turn);
    }
    turn!.numbers.push(i + 1);
  }
  return rounds;
}

/** Of many rounds those around a step, so that a list stays short: from, to. */
export function roundsAround(rounds: Turn[][], at: number, most: number): [number, number] {
  return partAround(rounds.length, rounds.findIndex((round) => round.at(-1)!.numbers.at(-1)! >= at), most);
}

/** Of a long list the part around its middle, from and to; −1 stands for its end. */
export function partAround(length: number, middle: number, most: number): [number, number] {
  if (length <= most) return [0, length];
  const from = Math.max(0, Math.min(length - most, (middle < 0 ? length - 1 : middle) - Math.floor(most / 2)));
  return [from, from + most];
}
