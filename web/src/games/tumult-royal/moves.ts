// Moves as the table writes them (docs/notation.md), taken apart. The table decides which there are.

export interface Move {
  text: string;
  kind: 'at' | 'lift' | 'keep' | 'back' | 'done' | 'build' | 'pass' | 'open';
  /** The field that is built on, or where the first statue stands. */
  field?: string;
  /** The tiles that pay for it, as in "B2". */
  payment?: string[];
  /** The tile that is lifted, or the position that is turned up. */
  number?: number;
}

export function moveOf(text: string): Move {
  const [kind, word, ...rest] = text.split(' ') as [Move['kind'], string?, ...string[]];
  if (kind === 'build') return { text, kind, field: word!, payment: rest };
  if (kind === 'at') return { text, kind, field: word! };
  return word === undefined ? { text, kind } : { text, kind, number: Number(word) };
}
