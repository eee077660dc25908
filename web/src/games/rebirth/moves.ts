// Moves as the table writes them (docs/notation.md), taken apart. The table decides which there are.
import type { Tile } from './facts';

export type Move =
  | { text: string; kind: 'place'; tile: Tile; hex: string }
  | { text: string; kind: 'put-out'; tile: Tile }
  | { text: string; kind: 'double'; mission: string }
  | { text: string; kind: 'tower'; tower: string }
  | { text: string; kind: 'skip' };

export function moveOf(text: string): Move {
  const [word, what] = text.split(' ') as [string, string?];
  if (word === 'skip') return { text, kind: 'skip' };
  if (word === 'double') return { text, kind: 'double', mission: what! };
  if (word === 'tower') return { text, kind: 'tower', tower: what! };
  const tile = word as Tile;
  return what === '-' ? { text, kind: 'put-out', tile } : { text, kind: 'place', tile, hex: what! };
}

/** The same of any step: a chance step is no move. */
export const placedBy = (step: string | null): { hex: string; tile: Tile } | null => {
  if (step === null || step.startsWith('*')) return null;
  const move = moveOf(step.slice(step.indexOf(' ') + 1));
  return move.kind === 'place' ? move : null;
};
