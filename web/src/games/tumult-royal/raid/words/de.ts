// What the middle of the table says, in German.
import type { Words } from './en';

export const de: Words = {
  middle: 'Warenplättchen in der Tischmitte',
  tile: (slot) => `Plättchen ${slot}`,
  hand: 'In deiner Hand',
  keep: 'Behalten',
  back: 'Zurücklegen',
  done: 'Keine Plättchen mehr',
};
