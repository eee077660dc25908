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
