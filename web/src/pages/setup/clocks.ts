// The clocks that are offered, and how they are told.
import type { LanguageCode } from '../../engine/protocol';
import type { ClockSetting } from '../../table/tables';
import type { Words } from './words/en';

const second = 1000;
export const lengths = { minute: 60 * second, hour: 3600 * second, day: 86_400 * second };
export type Unit = keyof typeof lengths;

export const noClock: ClockSetting = { kind: 'none', time: 0, increment: 0 };
export const bankOf = (minutes: number, seconds: number): ClockSetting => ({ kind: 'bank', time: minutes * lengths.minute, increment: seconds * second });
export const turnOf = (count: number, unit: Unit): ClockSetting => ({ kind: 'turn', time: count * lengths[unit], increment: 0 });

export const banks = [bankOf(5, 5), bankOf(15, 10), bankOf(30, 20), bankOf(60, 30)];
export const turns = [turnOf(1, 'minute'), turnOf(5, 'minute'), turnOf(1, 'day'), turnOf(3, 'day'), turnOf(7, 'day')];

function told(count: number, unit: string, language: LanguageCode): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'day' || unit === 'hour' ? 'long' : 'short' }).format(count);
}

/** A time in the largest unit that has no fraction. */
export function timeTold(time: number, language: LanguageCode): string {
  for (const unit of ['day', 'hour', 'minute'] as const) if (time % lengths[unit] === 0) return told(time / lengths[unit], unit, language);
  return told(time / second, 'second', language);
}

export function clockTold(clock: ClockSetting, words: Words, language: LanguageCode): string {
  if (clock.kind === 'none') return words.noClock;
  const time = timeTold(clock.time, language);
  return clock.kind === 'bank' ? words.bank(time, timeTold(clock.increment, language)) : words.eachTurn(time);
}
