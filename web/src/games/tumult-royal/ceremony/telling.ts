// How a game of Tumult Royal is told. Of a raid the board shows each lift, and words tell what one has seen oneself and what
// it came to; what it led to, and the end of a round, can be gone through chapter by chapter.
import type { Ceremony, Telling } from '../../face';
import { begins, ends, type Chapter } from './chapters';

const headings = ['round', 'raid', 'raid-over', 'building', 'building-over'];
const quiet = ['landscape', 'order-of-one', 'order-of-two', 'order-of-three', 'order-of-four', 'lifted', 'kept', 'put-back', 'turned-up'];

export const telling: Telling = {
  heading: ({ kind }) => headings.includes(kind),
  quiet: ({ kind }) => quiet.includes(kind),
};

export const ceremony: Ceremony<Chapter> = { begins, ends, content: async () => (await import('./content')).content };
