// Days as people write them where they are: the language is the page’s, its kind the browser’s, as in British or Swiss dates.
import { speech } from './speech.svelte';

export function dayWritten(time: number, manner: Intl.DateTimeFormatOptions): string {
  const kind = navigator.languages.find((one) => one.split('-')[0] === speech.code) ?? speech.code;
  return new Intl.DateTimeFormat(kind, manner).format(time);
}
