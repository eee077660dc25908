// What is said of what a player has before them, in German.
import type { Words } from './en';

export const de: Words = {
  handOf: (who) => `Plättchen auf der Hand: ${who}`,
  held: { place: 'Zu platzieren', choose: 'Eines davon', extra: 'Weiteres', next: 'Als Nächstes', none: 'Hand' },
  aside: 'Beiseite',
  secret: 'Persönlicher Auftrag',
  worth: (points) => `+${points} am Ende`,
  progress: (have, least) => `${have} von ${least}`,
};
