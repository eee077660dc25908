// How a game of Seat of Kings is told: rounds and the phases of their ends are its headings; what is dealt is not told card
// by card, and whose turn it is the board shows.
import type { Ceremony, Telling } from '../../face';
import { begins, ends, type Chapter } from './chapters';

const headings = ['round', 'round-over', 'phase', 'third-region'];
const quiet = ['turn', 'dealt', 'dealt-seen'];

export const telling: Telling = {
  heading: ({ kind }) => headings.includes(kind),
  quiet: ({ kind }) => quiet.includes(kind),
};

export const ceremony: Ceremony<Chapter> = { begins, ends, content: async () => (await import('./content')).content };
