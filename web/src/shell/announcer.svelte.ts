// What is said aloud by screen readers, and shown nowhere else.

import { untrack } from 'svelte';

class Announcer {
  text = $state('');

  say(text: string) {
    // The same words twice in a row are news too.
    const before = untrack(() => this.text);
    this.text = text === before ? text + '\u00a0' : text;
  }
}

export const announcer = new Announcer();
