// What is said of hints and analyses, in English. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../words/plural';

export const en = {
  why: 'Why this move',
  then: 'Then:',
  judging: (moves: number, of: number) => `${moves} of ${plural(of, 'move', 'moves')} judged …`,
  failed: 'The analysis cannot go on',
  ready: (moments: number) => `The analysis is ready. ${plural(moments, 'move', 'moves')} to look at.`,
  course: 'Course of the game',
  keys: 'Step through the game with the arrow keys; Page Up and Page Down go from one key moment to the next.',
  leads: (who: string) => `${who} ahead`,
  ahead: 'ahead',
  behind: 'behind',
  moments: 'Key moments',
  costliest: 'Costliest moves',
  noMoments: 'No single move turned this game; these cost the most.',
  nothing: 'No move cost anything worth mentioning.',
  notDecisive: 'costly, but not decisive',
  better: (move: string) => `better: ${move}`,
  played: 'Played',
  wasBetter: 'Better',
  followed: 'What followed:',
  wouldFollow: 'It could go on:',
  showLine: 'Show the line on the board',
  accuracy: 'Accuracy',
  howAccuracy: 'How accuracy is measured',
  percent: (number: number) => `${number}%`,
  aboutAccuracy: '100%: always the best move; about 30%: moves drawn by lot. Moves count as far as something was at stake.',
  atFirst: 'Start',
  luck: 'Luck',
  play: 'Play',
  atLast: 'Result',
  thisDraw: 'This draw:',
  howLuck: 'How luck is measured',
  aboutLuck:
    'From −100 (lost) to +100 (won). Luck: what the draws gave, beside what they give on average. Play: all else, one’s own moves and those of the others. A hand counts little before it is played, so some luck is reckoned as play.',
  mistakes: 'Mistakes',
  blunders: 'Blunders',
};

export type Words = typeof en;
