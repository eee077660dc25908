// What is said of what lies in the box beside what a pack tells, in German.
import type { Words } from './en';

export const de: Words = {
  board: { title: 'Ein Spielplan mit zwei Seiten', text: 'Irland, das hier gespielt wird, und Schottland auf der Rückseite. Um die Karte läuft die Punkteleiste.' },
  castles: { title: 'Je 12 Burgen', text: 'In Blau, Rot, Weiß und Gelb. Eine steht auf jeder Burg, die jemand besitzt, und bringt am Ende 5 Siegpunkte.' },
  cathedrals: { title: 'Je 8 Kathedralen', text: 'Eine kommt unter jeden offenen Auftrag, den jemand erfüllt hat. Auf der Schottland-Seite stehen sie auf der Karte.' },
  boards: { title: 'Vier Burg-Tafeln', text: 'Hier warten Burgen und Kathedralen, und die vier beiseitegelegten Plättchen liegen verdeckt darauf.' },
  markers: { title: 'Je ein Punkte-Marker', text: 'Er beginnt auf 0 und läuft um die Karte. Dass er sie umrundet hat, zeigt ein Überlauf-Plättchen an der Burg-Tafel.' },
  doublers: { title: 'Je ein Verdopplungs-Marker', text: 'Ihn legt über einen offenen Auftrag, wer beide Runden Türme mit dem Verdoppler erreicht hat.' },
};
