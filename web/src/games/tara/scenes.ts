// The pictures on the covers: a corner of a game in its typical state.
import { adjacent } from './hills';

export interface Scene {
  red: string[];
  blue: string[];
  red_kings: string[];
  blue_kings: string[];
  bridges: string[];
}

const linked = (forts: string[]) =>
  forts.flatMap((a) => forts.filter((b) => a < b && adjacent(a, b)).map((b) => `${a}-${b}`));

function scene(red: string, blue: string, kings: { red?: string; blue?: string } = {}): Scene {
  const list = (names = '') => names.split(' ').filter(Boolean);
  return {
    red: list(red),
    blue: list(blue),
    red_kings: list(kings.red),
    blue_kings: list(kings.blue),
    bridges: [...linked(list(red)), ...linked(list(blue))],
  };
}

export const scenes: Record<string, Scene> = {
  'sacred-hill': scene('B3 B4 B5 C3 C5 D3 D4', 'C4 D5 E5 E4 E3 F4 F5'),
  'four-treasures': scene('B3 B4 C3 C4 B5 C5 D3', 'E5 F5 E4 F4 E3 F3 D5'),
  'high-kings': scene('B5 D4 F3 B3', 'C4 E5 F5 D2 C2', { red: 'D4 B5', blue: 'E5 C4' }),
  'poisoned-chalice': scene('C2 C3 C4 C5 E2 E3 F3', 'B3 D4 E4 F4 B5 D5'),
  'stone-of-destiny': scene('B3 C3 D3 D4 C5 F4', 'B4 C4 B5 D5 E5 E4 E3 F3', { red: 'D4', blue: 'E4' }),
};
