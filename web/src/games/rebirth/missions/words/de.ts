// What is said of missions, in German.
import type { Words } from './en';

export const de: Words = {
  label: 'Aufträge',
  secrets: 'Persönliche Aufträge',
  own: 'Dein persönlicher Auftrag',
  of: (who) => `Persönlicher Auftrag: ${who}`,
  atEnd: 'zählt am Ende',
  first: (points) => `${points} Siegpunkte für den Ersten`,
  later: (points) => `${points} für alle danach`,
  took: (who) => `zuerst: ${who}`,
  still: 'noch zu haben',
  have: (who, have, least) => `${who}: ${have} von ${least}`,
  next: (nearest, of) => `als Nächstes ${nearest} von ${of} Plättchen`,
  done: (who) => `${who}: erfüllt`,
  missed: (who) => `${who}: nicht erfüllt`,
  doubled: 'verdoppelt',
  deck: (missions) => (missions === 1 ? '1 Auftrag liegt im Stapel.' : `${missions} Aufträge liegen im Stapel.`),
  show: (mission) => `„${mission}“: Felder auf der Karte zeigen`,
};
