// Records of games, as short as they can be written.
import { stepsOf } from '../../scenes';

/** Six cards each, one at a time round the table from the start player. */
export const dealt = (start: number, hands: string[]): string[] =>
  Array.from({ length: 6 * hands.length }, (_, i) => {
    const hand = hands[(start + i) % hands.length]!.split(' ');
    return `* card ${hand[Math.floor(i / hands.length)]}`;
  });

/** Everybody keeps the first three cards. */
export const kept = (hands: string[]): string[] =>
  hands.map((hand, seat) => {
    const three = hand.split(' ').slice(0, 3).map(Number).sort((a, b) => a - b);
    return `${seat} keep ${three.join(' ')}`;
  });

/** The duel of the first round: whoever is to start draws the highest card. */
const duel = (start: number, hands: string[]): string[] => hands.map((_, seat) => `* card ${seat === start ? 36 : seat + 1}`);

/** How a game begins, up to the secret choice. */
export const opened = (start: number, hands: string[]): string[] => [...duel(start, hands), ...dealt(start, hands)];

/** A game from its first turn on. */
export const game = (start: number, hands: string[], turns: string): string[] => [...opened(start, hands), ...kept(hands), ...stepsOf(turns)];
