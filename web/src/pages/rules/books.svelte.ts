// The books that the page has read, in the language that it speaks.
import { speech } from '../../words/speech.svelte';
import { book, type Book } from './book';

class Books {
  #loaded = $state.raw<Record<string, Book>>({});

  /** The book of a family; null as long as it is on its way. */
  of(family: string): Book | null {
    const name = `${family} ${speech.code}`;
    if (!this.#loaded[name]) void book(family, speech.code).then((read) => (this.#loaded = { ...this.#loaded, [name]: read }));
    return this.#loaded[name] ?? null;
  }
}

export const books = new Books();
