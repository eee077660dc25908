// What is said of the components of games, in German.
import type { Words } from './en';

export const de: Words = {
  of: (title) => `Was in der Schachtel liegt: ${title}`,
  provenance: { rulebook: 'Aus der Spielregel', public: 'Aus öffentlicher Quelle', reconstructed: 'Rekonstruiert' },
  about: {
    rulebook: 'in der Spielregel abgebildet; bei jeder steht, was davon',
    public: 'von Leuten beschrieben, die sie in der Hand hatten',
    reconstructed: 'hier so gemacht, dass es zum Bekannten passt',
  },
  sums: (all) => `${all}, und was man von ihnen weiß`,
  honest: 'Keine Spielregel bildet alle ab. Was rekonstruiert ist, ist nicht das Gedruckte: Es wurde gemacht, damit man spielen kann. Wer die Schachtel besitzt, kann das Gedruckte aufschreiben und damit spielen.',
  openEditor: 'Schreib deine eigenen auf',
  others: 'Was noch darin liegt',
  editorOf: (title) => `Dein eigenes Material: ${title}`,
  editorAbout: 'Schreib auf, was in deiner Schachtel liegt, oder denk dir etwas Neues aus. Geprüft wird es dabei Schritt für Schritt.',
  toPieces: 'Alles Übliche ansehen',
  pack: 'Das Material',
  name: 'Name',
  standard: 'Mit dem Üblichen anfangen',
  empty: 'Leer anfangen',
  load: 'Datei öffnen …',
  bringBack: 'Das Vorige zurückholen',
  checking: 'Wird geprüft …',
  sound: 'Alles stimmt: Damit kann man spielen.',
  faulty: 'Noch nicht:',
  play: 'Damit spielen',
  save: 'Als Datei speichern',
  kept: 'Dieser Browser merkt es sich laufend.',
  notKept: 'Dieser Browser merkt sich nichts: Speichere es als Datei, bevor du gehst.',
  cannotOpen: (name) => `${name} lässt sich nicht öffnen`,
  noPack: 'Die Datei ist kein Material für dieses Spiel, kein JSON oder größer als 1 MB.',
};
