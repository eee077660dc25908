// What is said of missions, in Italian.
import type { Words } from './en';

export const it: Words = {
  label: 'Missioni',
  secrets: 'Missioni personali',
  own: 'La tua missione personale',
  of: (who) => `Missione personale: ${who}`,
  atEnd: 'conta alla fine',
  first: (points) => `${points} punti a chi arriva primo`,
  later: (points) => `${points} a chi arriva dopo`,
  took: (who) => `per primo: ${who}`,
  still: 'ancora da prendere',
  have: (who, have, least) => `${who}: ${have} su ${least}`,
  next: (nearest, of) => (nearest === 1 ? `per il prossimo passo 1 tessera su ${of}` : `per il prossimo passo ${nearest} tessere su ${of}`),
  done: (who) => `${who}: compiuta`,
  missed: (who) => `${who}: non compiuta`,
  doubled: 'con raddoppio',
  deck: (missions) => (missions === 1 ? 'Nel mazzo c’è 1 missione.' : `Nel mazzo ci sono ${missions} missioni.`),
  show: (mission) => `«${mission}»: mostra le caselle sulla mappa`,
};
