// Where the pieces of the standard box come from, by their kind and of single ones, in German.
import type { Notes } from './en';

export const de: Notes = {
  kinds: {
    hexes: 'Den Spielplan druckt die Spielregel nicht ab. Hier sind es 150 Felder von je etwa 28 km nach der wirklichen Küste, mit Städten, Flüssen und Provinzen, wo sie liegen. Dass Felder ein Symbol haben oder keines und dass 24 das Zeichen für zwei tragen, ist überliefert; welche, ist rekonstruiert',
    areas: 'Dass Siedlungsbereiche bis zu vier Felder haben, ist überliefert; wo sie liegen und wie groß jeder ist, ist rekonstruiert',
    castles: 'Zwölf, so viele wie jeder an Burgen hat. Blarney Castle nennt die Spielregel; die anderen sind rekonstruiert: wirkliche Burgen, von denen keine zwei nebeneinander stehen',
    fields: 'Das beim Hill of Tara nennt die Spielregel; die anderen sind rekonstruiert: zusammen elf, jedes dort, wo ein wirklicher Rundturm steht',
    towers: 'Die sechs Boni sind aus der Spielregel, ebenso zwei Verdoppler und drei mit 13 Siegpunkten; wie viele es von den übrigen gibt, ist rekonstruiert',
    tiles: 'Jeder hat 36, von diesen Sorten; wie sie verteilt sind, ist rekonstruiert: Wenn zu viert neun davon aus dem Spiel kommen, bleiben neun Nahrungs-Farmen, neun Strom-Farmen und neun Siedlungen',
    missions: 'Zwölf Aufträge, acht davon offen, mit einem höheren Wert für den Ersten und einem niedrigeren für alle danach: So viel steht in der Spielregel. Was sie verlangen und was sie bringen, ist rekonstruiert: einer für jeden Plan, den die Karte erlaubt, und für den Ersten doppelt so viel, damit jeder ein Wettlauf ist',
    offshore: 'Offshore-Farmen sind wie die Häfen der Schottland-Seite. Die Zahl ist rekonstruiert: Eine Offshore-Farm ist in ihrer Gruppe ein Plättchen mehr wert; mit zwei Siegpunkten gewannen die ersten am Tisch öfter',
  },
  pieces: {
    'hex-neutral': 'Dass es 24 mit kleinem gelbem Symbol sind, steht unter „Aufbau“; welche es sind, ist rekonstruiert',
    'castle-w5': 'Unter „Spielende“, wo sie über einen Gleichstand entscheidet; sie steht bei Cork, wie in Irland',
    'field-t5': 'Unter „Spielende“, wo er über einen Gleichstand entscheidet: der Turm nördlich von Dublin',
    'tower-three': 'Was er bringt, steht unter „Runder Turm-Boni“; dass es drei sind, ist rekonstruiert',
    'tower-thirteen': 'Unter „Runder Turm-Boni“, mit ihrer Anzahl',
    'tower-double': 'Unter „Runder Turm-Boni“, mit ihrer Anzahl',
    'tower-draw': 'Was er bringt, steht unter „Runder Turm-Boni“; dass es einer ist, ist rekonstruiert',
    'tower-extra': 'Was er bringt, steht unter „Runder Turm-Boni“; dass es einer ist, ist rekonstruiert',
    'tower-mission': 'Was er bringt, steht unter „Runder Turm-Boni“; dass es einer ist, ist rekonstruiert',
    'tiles-all': 'In Rezensionen: zeit-zum-spielen.de, toysandgeek.fr, thepawn02.com 2025/06',
  },
};
