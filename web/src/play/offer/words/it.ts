// What is said when a lesson is offered, in Italian.
import type { Words } from './en';

export const it: Words = {
  fresh: 'Novità:',
  learn: 'Imparalo in un minuto',
  later: 'Non ora',
  never: 'Non proporne più',
};
