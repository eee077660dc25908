// The day of a puzzle, as people write it.
import { dayWritten } from '../../words/day';
import { middayOf } from './days';

const whole: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

export const written = (day: number, manner = whole): string => dayWritten(middayOf(day), { ...manner, timeZone: 'UTC' });
