// What is said of what lies in the box beside the cards, in German.
import type { Words } from './en';

export const de: Words = {
  pieces: { title: 'Je 20 Spielsteine', text: 'In Blau, Rot, Weiß und Gelb. Ob Bauer, Hirte, Krieger, Hauptmann oder König, sagt das Feld, auf dem ein Spielstein liegt; zwei eigene oben auf einem Stapel sind ein Fort.' },
  kings: { title: 'Je 2 Königssteine', text: 'Einer für jeden Thron, den man innehat, wenn seine Region geräumt wird. Wer beide braucht, hat gewonnen.' },
  cumals: { title: 'Cumals', text: 'Ein Cumal ist drei Kühe wert. Alle beginnen mit zweien; damit bezahlt man Aufstiege, Verräter, Amnestien und Lösegeld. Die Bank ist nie leer.' },
  rath: { title: 'Je eine Rath-Karte', text: 'Rath ist ein altes Wort für ein irisches Fort. Hier liegen die Häftlinge, bis sie ausgetauscht oder freigekauft werden.' },
  regions: { title: 'Vier Regionen', text: 'Connacht, Ulster, Leinster und Munster, jede mit 15 Feldern in fünf Rängen: 5 Bauern, 4 Hirten, 3 Krieger, 2 Hauptmänner und der König.' },
};
