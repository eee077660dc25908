// What the log and the ribbon say, in German.
import type { Words } from './en';

export const de: Words = {
  way: 'Wie der Verlauf erzählt wird',
  words: 'In Worten',
  notation: 'In Notation',
  earlier: 'Was davor war',
  later: 'Was danach kam',
  look: 'Ansehen',
  happened: 'Was geschehen ist',
  nothing: 'Nichts Neues.',
  skip: 'Alles sofort zeigen',
};
