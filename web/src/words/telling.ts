// What happens, in words: an event as the table writes it becomes the sentence that the ledger has for its kind.
import type { Happening, LanguageCode, Sentence } from '../engine/protocol';
import { fill, readSentence, type Filling } from './sentence';
import type { Texts } from './texts';

/** A number or a seat; the key of a word, or what is called the same everywhere; a key with its words beside it; or a
    sentence within this one. Of which family a kind is, its place says: events of a step are its game's, refusals are
    the table's, and a sentence within another one has its family beside its kind. */
type Value = Happening[string];

/** What a seat is called; or also by which key a sentence chooses that speaks of some seats otherwise. */
export type SeatNames = (seat: number, language: LanguageCode) => string | Filling;

/** The texts of another family, as soon as they are there. */
export type TextsOf = (family: string) => Texts | null | undefined;

const isSentence = (value: object): value is Sentence => 'kind' in value;

function within(sentence: Sentence, seats: SeatNames, textsOf: TextsOf): Filling {
  const texts = textsOf(sentence.family);
  return { key: sentence.kind, words: texts ? tell(sentence, texts, seats, textsOf) : '' };
}

function filling(type: string, value: Value, texts: Texts, seats: SeatNames, textsOf: TextsOf): Filling {
  if (typeof value === 'object') return isSentence(value) ? within(value, seats, textsOf) : { key: value.key, words: value[texts.language] || value.key };
  const key = String(value);
  if (type === 'seat') {
    const called = seats(Number(value), texts.language);
    return typeof called === 'string' ? { key, words: called } : called;
  }
  return { key, words: texts.words[type]?.[key] ?? key };
}

export function tell(happening: Happening, texts: Texts, seats: SeatNames, textsOf: TextsOf = () => null): string {
  const event = texts.events[happening.kind]!;
  return fill(readSentence(event.text), (gap) => filling(event.arguments[gap]!, happening[gap]!, texts, seats, textsOf));
}
