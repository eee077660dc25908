// What the keys do, in German.
import type { Words } from './en';

export const de: Words = {
  title: 'Tasten',
  onBoard: 'Auf dem Brett',
  walk: 'von Hügel zu Hügel gehen',
  ends: 'an die Enden der Reihe',
  choose: 'auswählen',
  back: 'einen Schritt zurück; Tipp ausblenden',
  hint: 'ein Tipp',
  takeBack: 'zurücknehmen',
  tryOut: 'ausprobieren',
  turn: 'das Brett drehen',
  zoom: 'näher, weiter weg, alles, auf einer Karte',
  inGame: 'In der Partie',
  previous: 'einen Zug zurück',
  next: 'einen Zug vor',
  everywhere: 'Überall',
  list: 'diese Liste',
  keys: { Home: 'Pos1', End: 'Ende', 'Page ↑': 'Bild ↑', 'Page ↓': 'Bild ↓' },
  close: 'Schließen',
};
