// What is said of hints and analyses, in German.
import { plural } from '../../words/plural';
import type { Words } from './en';

export const de: Words = {
  why: 'Warum dieser Zug',
  then: 'Dann:',
  judging: (moves, of) => `${moves} von ${plural(of, 'Zug', 'Zügen')} beurteilt …`,
  failed: 'Die Analyse kann nicht weitergehen',
  ready: (moments) => `Die Analyse ist fertig. ${plural(moments, 'Zug lohnt', 'Züge lohnen')} einen zweiten Blick.`,
  course: 'Verlauf der Partie',
  keys: 'Mit den Pfeiltasten gehst du durch die Partie; Bild auf und Bild ab springen von Wendepunkt zu Wendepunkt.',
  leads: (who) => `${who} vorn`,
  ahead: 'vorn',
  behind: 'hinten',
  moments: 'Wendepunkte',
  costliest: 'Die teuersten Züge',
  noMoments: 'Kein einzelner Zug hat diese Partie gewendet; diese haben am meisten gekostet.',
  nothing: 'Kein Zug hat etwas Nennenswertes gekostet.',
  notDecisive: 'teuer, aber nicht entscheidend',
  better: (move) => `besser: ${move}`,
  played: 'Gespielt',
  wasBetter: 'Besser',
  followed: 'Es folgte:',
  wouldFollow: 'So könnte es weitergehen:',
  showLine: 'Die Zugfolge auf dem Brett zeigen',
  accuracy: 'Genauigkeit',
  howAccuracy: 'Wie Genauigkeit gemessen wird',
  percent: (number) => `${number} %`,
  aboutAccuracy: '100 %: immer der beste Zug; um 30 %: wie ausgelost. Züge zählen so weit, wie etwas auf dem Spiel stand.',
  mistakes: 'Fehler',
  blunders: 'Grobe Fehler',
};
