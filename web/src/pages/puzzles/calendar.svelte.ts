// Which day it is, on a page that may be open over midnight.
import { dayOf, untilNextDay } from './days';

class Calendar {
  today = $state(dayOf(new Date()));
  #midnight: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#look();
    // A machine that slept through midnight wakes up late.
    for (const sign of ['visibilitychange', 'focus', 'pageshow']) addEventListener(sign, () => this.#look());
  }

  #look() {
    const now = new Date();
    this.today = dayOf(now);
    clearTimeout(this.#midnight);
    this.#midnight = setTimeout(() => this.#look(), untilNextDay(now));
  }
}

export const calendar = new Calendar();
