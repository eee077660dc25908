// How a family speaks: its seats by name, and its sentences, in the language of the page.
import type { Text } from '../../engine/protocol';
import type { Told } from '../../table/messages';

export interface Voice {
  tell: (told: Told) => string;
  seat: (seat: number) => string;
  /** What the seats are called in all languages: their colours are known by these names. */
  seats: Text[];
}
