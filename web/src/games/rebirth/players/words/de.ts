// What is said of what everybody has, in German.
import type { Words } from './en';

export const de: Words = {
  parts: { label: 'Was alle haben', points: 'Punkte', tiles: 'Plättchen', towers: 'Türme' },
  who: 'Wer',
  all: 'Summe',
  castles: (castles, points) => `${castles === 1 ? '1 Burg' : `${castles} Burgen`}, am Ende ${points} Siegpunkte`,
  left: 'Noch nicht platzierte Plättchen: im Vorrat, auf der Hand oder beiseitegelegt.',
  supply: 'Zu ziehen',
  aside: 'Davon beiseitegelegt',
  gone: 'Aus dem Spiel',
  reached: 'erreicht',
  set: (have, all) => `${have} von ${all}`,
  tower: 'Runder Turm',
  tara: 'entscheidet am Ende bei Gleichstand',
};
