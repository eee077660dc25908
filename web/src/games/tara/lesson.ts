// The first lesson: chapters along one real game of Sacred Hill, level 1, which ends as the manual's figure 1-6 does.

export const lessonGame = 'sacred-hill-1';

const game = (
  'C2 F5 E1 E7 A3 D4 B5 B3 D6 G3 F3 C6 G5 A5 F7 C1 B4 E6 C3 B6 B2 B1 B3 E5 F2 F6 G2 F7 F1 A4 D2 B7 E2 D1 C5 F4 D3 G4 D7 ' +
  'C4 D5 E4 C7 A6 G6 E3 A2 out out'
).split(' ').map((move, i) => `${i % 2} ${move}`);

export interface Chapter {
  id: 'board' | 'manoeuvres' | 'battle' | 'siege' | 'capture' | 'counting';
  /** The moves that lead to the chapter's position. */
  moves: string[];
  /** The move the chapter is after; any legal one if there is none. */
  wanted: string | null;
}

export const chapters: Chapter[] = [
  { id: 'board', moves: [], wanted: null },
  { id: 'manoeuvres', moves: game.slice(0, 4), wanted: null },
  { id: 'battle', moves: game.slice(0, 16), wanted: null },
  { id: 'siege', moves: game.slice(0, 20), wanted: 'B2' },
  { id: 'capture', moves: game.slice(0, 22), wanted: null },
  { id: 'counting', moves: game, wanted: null },
];
