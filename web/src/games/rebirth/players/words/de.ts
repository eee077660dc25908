// What is said of what everybody has, in German.
import type { Words } from './en';

export const de: Words = {
  parts: { label: 'Was alle haben', points: 'Punkte', tiles: 'Plättchen', towers: 'Türme' },
  who: 'Wer',
  all: 'Summe',
  lines: (who) => `${who}: Zeile für Zeile`,
  scored: {
    F: (farms) => (farms === 1 ? 'Nahrung: 1 Farm' : `Nahrung: ${farms} Farmen`),
    E: (farms) => (farms === 1 ? 'Strom: 1 Farm' : `Strom: ${farms} Farmen`),
    castles: (castles) => (castles === 1 ? '1 Burg' : `${castles} Burgen`),
  },
  how: { first: 'zuerst', later: 'danach', private: 'persönlich', unfinished: 'unvollständig', doubled: 'verdoppelt' },
  nothing: 'Noch keine Punkte.',
  castles: (castles, points) => `${castles === 1 ? '1 Burg' : `${castles} Burgen`}, am Ende ${points} Siegpunkte`,
  atEnd: 'am Ende',
  left: 'Noch nicht platzierte Plättchen: im Vorrat, auf der Hand oder beiseitegelegt.',
  supply: 'Zu ziehen',
  aside: 'Davon beiseitegelegt',
  gone: 'Aus dem Spiel',
  reached: 'erreicht',
  set: (have, all) => `${have} von ${all}`,
  tower: 'Runder Turm',
  tara: 'entscheidet am Ende bei Gleichstand',
};
