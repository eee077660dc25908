// A day as people write it where they are: the language is the page’s, its kind the browser’s, as in British or Swiss dates.
import { speech } from '../../words/speech.svelte';
import { middayOf } from './days';

const whole: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

export function written(day: number, manner = whole): string {
  const kind = navigator.languages.find((one) => one.split('-')[0] === speech.code) ?? speech.code;
  return new Intl.DateTimeFormat(kind, { ...manner, timeZone: 'UTC' }).format(middayOf(day));
}
