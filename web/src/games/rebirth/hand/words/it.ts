// What is said of what a player has before them, in Italian.
import type { Words } from './en';

export const it: Words = {
  handOf: (who) => `Tessere in mano: ${who}`,
  held: { place: 'Da piazzare', choose: 'Una di queste', extra: 'In più', next: 'La prossima', none: 'Mano' },
  aside: 'Da parte',
  secret: 'Missione personale',
  worth: (points) => `+${points} alla fine`,
  progress: (have, least) => `${have} su ${least}`,
};
