// What happens, in words: an event as the table writes it becomes the sentence that the ledger has for its kind.
import type { Happening, LanguageCode } from '../engine/protocol';
import { fill, readSentence, type Filling } from './sentence';
import type { Texts } from './texts';

/** A number or a seat; the key of a word, or what is called the same everywhere; or a key with its words beside it. Of
    which family a kind is, its place says: events of a step are its game's, refusals are the table's. */
type Value = Happening[string];

export type SeatNames = (seat: number, language: LanguageCode) => string;

function filling(type: string, value: Value, texts: Texts, seats: SeatNames): Filling {
  if (typeof value === 'object') return { key: value.key, words: value[texts.language] };
  const key = String(value);
  if (type === 'seat') return { key, words: seats(Number(value), texts.language) };
  return { key, words: texts.words[type]?.[key] ?? key };
}

export function tell(happening: Happening, texts: Texts, seats: SeatNames): string {
  const event = texts.events[happening.kind]!;
  return fill(readSentence(event.text), (gap) => filling(event.arguments[gap]!, happening[gap]!, texts, seats));
}
