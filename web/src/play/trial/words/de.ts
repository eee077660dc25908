// What is said where things are tried out, in German.
import type { Words } from './en';

export const de: Words = {
  title: 'Ausprobieren',
  about: 'Spiele für alle Seiten; nichts davon zählt.',
  computer: 'Den Computer ziehen lassen',
  thinking: 'Der Computer sucht einen Zug …',
  discard: 'Verwerfen',
  keep: 'Als Variante behalten',
  lines: 'Ausprobierte Varianten',
  lineFrom: (move: number) => (move === 0 ? 'Von Anfang an' : `Nach Zug ${move}`),
  remove: (line: string) => `${line} entfernen`,
};
