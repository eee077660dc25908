// How long ago something was, as people say it.
import type { LanguageCode } from '../engine/protocol';

const minute = 60_000, hour = 60 * minute, day = 24 * hour;

export function ago(time: number, now: number, language: LanguageCode): string {
  const passed = Math.max(0, now - time);
  const say = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (passed < hour) return say.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return say.format(-Math.floor(passed / hour), 'hour');
  if (passed < 30 * day) return say.format(-Math.floor(passed / day), 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}
