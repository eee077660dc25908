// What a hex is, what lies on it and what is marked there, as it is read aloud.
import type { Box } from '../box';
import type { Facts } from '../facts';
import { aboutHex } from './knowing';
import type { Marks } from './marks';
import type { Words } from './words/en';

type Names = (seat: number) => string;

/** What is known of a hex, to be read aloud. */
export function spokenAbout(words: Words, box: Box, facts: Facts, names: Names, hex: string, signs: string[] = []): string {
  const { name, what, seats } = aboutHex(words, box, facts, names, hex);
  return [[`${name} ${hex}`, ...signs].join(', '), what.join(', '), ...seats.map(({ seat, text }) => `${names(seat)}: ${text}`)].join('; ');
}

/** Marks that are heard. */
export type Heard = Pick<Marks, 'legal' | 'last' | 'recent' | 'changed' | 'proposed' | 'played'>;

export function spokenHex(words: Words, box: Box, facts: Facts, names: Names, hex: string, { legal, last, recent, changed, proposed, played }: Heard): string {
  const points = legal.get(hex);
  const signs = [
    legal.has(hex) && (points == null ? words.legal : words.brings(points)), last === hex ? words.last : recent.has(hex) && words.recent,
    changed.has(hex) && words.changed, proposed === hex && words.proposed, played === hex && words.played,
  ];
  return spokenAbout(words, box, facts, names, hex, signs.filter((sign) => typeof sign === 'string'));
}
