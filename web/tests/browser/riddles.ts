// The puzzles of the built page, and hands to solve them with.
import type { Page } from '@playwright/test';
import type { Puzzle } from '../../src/pages/puzzles/collection';
import { dayNamed } from '../../src/pages/puzzles/days';
import { dailyOrder, puzzleOf } from '../../src/pages/puzzles/order';
import { allPuzzles } from '../puzzle-files';
import { expect, moveOf, play } from './house';
import type { Native } from './native';

export { allPuzzles };

/** The puzzle of a date. */
export const puzzleOn = (date: string): Puzzle => puzzleOf(dailyOrder(allPuzzles), dayNamed(date)!)!;

/** One touch solves it, and no other hill need be touched before. */
export const simple = (): Puzzle => allPuzzles.find(({ solution }) => /^\d [A-G][1-7]$/.test(solution))!;

export const legalIn = async (native: Native, { game, options, moves, seat }: Puzzle): Promise<string[]> =>
  (await native.ask('legal', { game, options, moves })).legal[seat]!;

/** Moves that are allowed and do not win; without calls, which are buttons. */
export const wrongMoves = async (native: Native, puzzle: Puzzle): Promise<string[]> =>
  (await legalIn(native, puzzle)).filter((move) => `${puzzle.seat} ${move}` !== puzzle.solution && /[A-G][1-7]/.test(move));

/** Until it can be played. */
export async function opened(page: Page) {
  await page.locator('.puzzle .grid button').first().waitFor();
}

export async function tryMove(page: Page, native: Native, puzzle: Puzzle, move: string, touch = false) {
  await opened(page);
  await play(page, move, await legalIn(native, puzzle), undefined, touch);
}

export async function solve(page: Page, native: Native, puzzle: Puzzle, touch = false) {
  await tryMove(page, native, puzzle, moveOf(puzzle.solution), touch);
  await expect(page.locator('[data-end=solved]')).toBeVisible();
}
