// What is said of what lies in the box beside what a pack tells, in German.
import type { Words } from './en';

export const de: Words = {
  statues: { title: 'Je 25 Statuen', text: 'Zusammen 100. Wer am Ende die meisten aufgestellt hat, hat gewonnen; die 25. beendet die Partie sofort.' },
  boards: { title: 'Vier Burgtafeln', text: 'Hier warten die Statuen, bis sie aufgestellt werden, und was geraubt ist, ist hier sicher. Auf der Tafel steht, was jedes Feld kostet.' },
  supporters: { title: '37 Plättchen „Gefolgsleute“', text: '25 Einer, 8 Fünfer und 4 Zehner: 105 Gefolgsleute. Alle beginnen mit 30, 20 oder 15, je nach Spielerzahl; wer die meisten hat, wird gekrönt.' },
  ranks: { title: 'Vier Adelskarten', text: 'König, Herzog, Fürst und Graf, auf der anderen Seite Königin, Herzogin, Fürstin und Gräfin. Zu dritt bleibt der vierte Rang in der Schachtel, zu zweit auch der dritte.' },
  mercy: { title: 'Vier Gnadenkarten', text: 'Wer die wenigsten Statuen aufgestellt hat, hat die Gnade des Volkes: Bei einem Tumult zählt von jeder Sorte eine Ware weniger.' },
  hourglass: { title: 'Eine Sanduhr', text: 'Sie läuft etwa 20 Sekunden. Der König dreht sie um, wenn alle zum Rauben bereit sind.' },
  frame: { title: 'Sechs Rahmenteile', text: 'Zwei große und vier Mittelstücke: Der Rahmen wächst mit der Spielerzahl und hält die Landschaftstafeln.' },
};
