// A plait as the old manuscripts have it: strands run at a slant, turn at the border and pass over and under in turn.

export interface Plait {
  /** All strands. */
  strands: string;
  /** The pieces of them that pass over, to be drawn on top. */
  over: string;
}

/** So many squares across and down, each of them `unit` wide. */
export function plait(across: number, down: number, unit: number): Plait {
  const right = 2 * across, bottom = 2 * down;
  const at = (x: number, y: number) => `${(x * unit) / 2} ${(y * unit) / 2}`;
  const inside = (x: number, y: number) => x > 0 && y > 0 && x < right && y < bottom;
  let strands = '', over = '';
  for (let x = 0; x <= right; ++x)
    for (let y = (x + 1) % 2; y <= bottom; y += 2) {
      if (inside(x, y)) {
        const slope = x % 2 ? -1 : 1; // which of the two strands is on top
        over += `M${at(x - 0.45, y - 0.45 * slope)}L${at(x + 0.45, y + 0.45 * slope)}`;
        for (const down of [1, -1]) if (inside(x + 1, y + down)) strands += `M${at(x, y)}L${at(x + 1, y + down)}`;
      } else if ((x === 0 || x === right) && y > 1 && y < bottom - 1) {
        const inner = x ? right - 1 : 1;
        strands += `M${at(inner, y - 1)}Q${at(x, y)} ${at(inner, y + 1)}`;
      } else if ((y === 0 || y === bottom) && x > 1 && x < right - 1) {
        const inner = y ? bottom - 1 : 1;
        strands += `M${at(x - 1, inner)}Q${at(x, y)} ${at(x + 1, inner)}`;
      }
    }
  for (const x of [0, right])
    for (const y of [0, bottom]) {
      const [h, v] = [x ? -1 : 1, y ? -1 : 1];
      strands += `M${at(x + h, y + 2 * v)}C${at(x - 0.2 * h, y + 0.6 * v)} ${at(x + 0.6 * h, y - 0.2 * v)} ${at(x + 2 * h, y + v)}`;
    }
  return { strands, over };
}
