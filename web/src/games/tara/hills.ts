// Where the hills lie in the drawing: 100 units from one to the next, A1 at the bottom left.

export const files = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const ranks = ['7', '6', '5', '4', '3', '2', '1'];
export const span = 100;
export const margin = 42;
export const size = 7 * span + 2 * margin;

const corners = ['A1', 'A7', 'G1', 'G7'];
export const isHill = (name: string) => /^[A-G][1-7]$/.test(name) && !corners.includes(name);

/** The board row by row from the top, null where the corners are missing. */
export const grid: (string | null)[][] = ranks.map((rank) =>
  files.map((file) => (isHill(file + rank) ? file + rank : null)),
);
export const hills = grid.flat().filter((hill) => hill !== null);

export interface Point {
  x: number;
  y: number;
}

export function centre(hill: string): Point {
  const file = hill.charCodeAt(0) - 65;
  const rank = Number(hill[1]) - 1;
  return { x: margin + (file + 0.5) * span, y: margin + (6.5 - rank) * span };
}

/** The hill so many files and ranks away, or null beyond the board. */
export function beside(hill: string, file: number, rank: number): string | null {
  const name = String.fromCharCode(hill.charCodeAt(0) + file) + String(Number(hill[1]) + rank);
  return isHill(name) ? name : null;
}

export function adjacent(a: string, b: string): boolean {
  const files = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  const ranks = Math.abs(a.charCodeAt(1) - b.charCodeAt(1));
  return files + ranks === 1;
}
