// What is said when a lesson is offered, in German.
import type { Words } from './en';

export const de: Words = {
  fresh: 'Neu:',
  learn: 'In einer Minute lernen',
  later: 'Jetzt nicht',
  never: 'Nicht mehr anbieten',
};
