// Shapes of which the map is drawn, around a middle at 0, or told from it on.
import type { TowerKind } from '../facts';

export const crown = 'M-9 6L-10.5 -4L-5 0L0 -7L5 0L10.5 -4L9 6Z';

/** What a round tower gives: three points, thirteen of them, a card's worth doubled, three tiles to choose from, one more tile, a mission. */
export const towerSigns: Record<TowerKind, { text?: string; shape?: string }> = {
  three: { text: '3' },
  thirteen: { text: '13' },
  double: { text: '×2' },
  draw: { shape: 'M-4.5 -9L0 -11.5L4.5 -9V-4L0 -1.5L-4.5 -4ZM-10 1L-5.5 -1.5L-1 1V6L-5.5 8.5L-10 6ZM1 1L5.5 -1.5L10 1V6L5.5 8.5L1 6Z' },
  extra: { shape: 'M0 -10.5L9 -5.2V5.2L0 10.5L-9 5.2V-5.2ZM0 -5V5M-5 0H5' },
  mission: { shape: 'M-7 -9.5H7V9.5H-7ZM-4 -4.5H4M-4 0H4M-4 4.5H1' },
};

/** Two peaks, and their shadows. */
export const peaks = 'm-14 7q3 -2 5.5 -8.5q2 -5.5 4 -5.5q1.5 0 3.5 4.5q2.5 -5.5 4.5 -5.5q3 0 6 8q2 5 4.5 7q-14 2 -28 0z';
export const shadows = 'm-4.5 -7q2.5 2 1.5 5.5t2 8.5q4.5 0 6 -0.3q-4 -3 -6 -9.2q-2 -4.5 -3.5 -4.5zm8 -1q2 2.5 1.5 6t3 9.5q4 0 6 -0.5q-2.5 -2 -4.5 -7q-3 -8 -6 -8z';

/** A rose of so many rays, every second half in ink. */
export const rays = (count: number, turn: number, long: number, wide: number): { whole: string; half: string } => {
  const at = (degrees: number, reach: number) => `${(reach * Math.sin((degrees * Math.PI) / 180)).toFixed(1)} ${(-reach * Math.cos((degrees * Math.PI) / 180)).toFixed(1)}`;
  const each = (draw: (degrees: number) => string) => Array.from({ length: count }, (_, i) => draw(turn + (i * 360) / count)).join('');
  return {
    whole: each((degrees) => `M0 0L${at(degrees - 45, wide)}L${at(degrees, long)}L${at(degrees + 45, wide)}Z`),
    half: each((degrees) => `M0 0L${at(degrees, long)}L${at(degrees + 45, wide)}Z`),
  };
};

/** A plait of two strands: all of both, and where the first one lies above. */
export function plait(loops: number, long: number, high: number): { strands: [string, string]; above: string } {
  const strand = (side: number) => `M0 ${side * high}${Array.from({ length: loops }, (_, i) => {
    const way = (i % 2 ? -1 : 1) * side;
    return `C${long * (i + 0.45)} ${way * high} ${long * (i + 0.55)} ${-way * high} ${long * (i + 1)} ${-way * high}`;
  }).join('')}`;
  const over = Array.from({ length: loops }, (_, i) => {
    const way = i % 2 ? -1 : 1;
    return i % 2 ? '' : `M${long * (i + 0.34)} ${way * high * 0.62}L${long * (i + 0.66)} ${-way * high * 0.62}`;
  }).join('');
  return { strands: [strand(1), strand(-1)], above: over };
}

/** A ship under sail, on waves. */
export const hull = 'M-27 8Q-20 13 0 13Q18 13 27 4L31 6Q28 20 18 24H-17Q-26 20 -27 8Z';
export const sails =
  'M-10 12V-26M12 11V-20M-19 -20Q-6 -12 -19 2Q-4 4 0 2Q8 -10 0 -22Q-10 -24 -19 -20ZM5 -15Q14 -9 5 3Q15 4 19 2Q25 -7 19 -17Q12 -18 5 -15ZM-10 -26L-18 -29L-10 -31ZM12 -20L5 -23L12 -25Z' +
  'M-42 27q6 -5 12 0t12 0t12 0t12 0t12 0t12 0';
