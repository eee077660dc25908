// The puzzles there are, read when somebody opens puzzles.
import { catalogue } from '../../engine/catalogue';
import type { Options } from '../../engine/protocol';
import { awaited } from '../../shell/quiet';
import { puzzleFiles } from './files';

export interface Puzzle {
  id: string;
  game: string;
  /** The version of the rules that it was made with. */
  rules: number;
  options: Options;
  /** The steps that lead to its position. */
  moves: string[];
  /** Who is to move. */
  seat: number;
  /** How difficult it is, from 1 to `steps`. */
  step: number;
  /** The one step that wins. */
  solution: string;
  /** The solution and the best play after it. */
  line: string[];
}

/** How many steps of difficulty there are. */
export const steps = 5;

async function read(address: string): Promise<Puzzle[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()).puzzles;
}

/** All of them. One that was made with other rules than today’s may have another solution: it is left out. */
export async function loadPuzzles(): Promise<Puzzle[]> {
  const found = await awaited(Promise.all(puzzleFiles.map(read)));
  return found.flat().filter(({ game, rules }) => catalogue.find(game)?.rules === rules);
}
