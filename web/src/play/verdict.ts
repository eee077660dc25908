// How a game ended, as it is said to the person who played it.
import type { Position } from '../games/face';
import type { Words } from '../words/en';

type End = Pick<Position, 'winners' | 'scores'>;

/** `sides` are those who play together; `you` is one of them. */
export function verdictFor(words: Words['table'], sides: number[][], you: number, { winners, scores }: End): string {
  const mine = sides.find((side) => side.includes(you))!;
  const others = sides.filter((side) => side !== mine);
  const points = (side: number[]) => scores[side[0]!] ?? 0;
  if (others.length !== 1) {
    const place = 1 + others.filter((side) => points(side) > points(mine)).length;
    return winners.includes(you) ? words.youWin(words.points(points(mine))) : words.youCome(place, sides.length, words.points(points(mine)));
  }
  const tally = `${points(mine)} : ${points(others[0]!)}`;
  if (!winners.includes(you)) return winners.length > 0 ? words.youLose(tally) : words.youDraw(tally);
  return winners.length > mine.length ? words.youDraw(tally) : words.youWin(tally);
}
