// What is said of the components, in German.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const hexes = (count: number) => plural(count, 'Feld', 'Felder');
const towers = (count: number) => plural(count, 'Turm', 'Türme');

export const de: Words = {
  counted: (entries) => plural(entries, 'Angabe', 'Angaben'),
  kinds: {
    hexes: 'Felder der Karte', areas: 'Siedlungsbereiche', castles: 'Burgen', fields: 'Turmfelder', towers: 'Runde Türme', tiles: 'Plättchen', missions: 'Aufträge', offshore: 'Offshore-Bonus',
  },
  hex: {
    food: 'für Nahrungs-Farmen', energy: 'für Strom-Farmen', blank: 'für Farmen beider Arten', settlement: 'für Siedlungen', castle: 'ohne Platz für Plättchen', tower: 'ohne Platz für Plättchen',
    cathedral: 'ohne Platz für Plättchen', 'offshore-food': 'für Nahrungs-Farmen, mit dem Bonus', 'offshore-energy': 'für Strom-Farmen, mit dem Bonus',
  },
  hexText: (count, what) => `${hexes(count)} ${what}`,
  neutral: (count) => ({ name: 'Feld mit dem Zeichen für zwei', text: `${hexes(count)}: Zu zweit liegt auf jedem ein neutrales Plättchen` }),
  areaText: (count, places) => `${hexes(count)}: ${places}`,
  where: (province, hex) => `${province}, Feld ${hex}`,
  castleBreaks: (where) => `${where}; wer sie besitzt, gewinnt einen Gleichstand`,
  towerBreaks: (where) => `${where}; die meisten Plättchen um ihn entscheiden einen Gleichstand, den Blarney Castle offen lässt`,
  tower: {
    three: (count) => ({ name: '3 Siegpunkte', text: `${towers(count)}: sofort 3 Siegpunkte` }),
    thirteen: (count) => ({ name: '13 Siegpunkte', text: `${towers(count)}: 13 Siegpunkte, wenn du alle erreicht hast` }),
    double: (count) => ({ name: 'Verdoppler', text: `${towers(count)}: Hast du alle erreicht, verdoppelst du einen Auftrag` }),
    draw: (count) => ({ name: 'Drei Plättchen', text: `${towers(count)}: drei Plättchen statt eines ziehen und eines davon wählen` }),
    extra: (count) => ({ name: 'Weiteres Plättchen', text: `${towers(count)}: eines der beiseitegelegten Plättchen sofort platzieren` }),
    mission: (count) => ({ name: 'Persönlicher Auftrag', text: `${towers(count)}: ein Auftrag vom Stapel für dich allein` }),
  },
  allTiles: (count) => ({ name: `Je ${count} Plättchen`, text: 'in Blau, Rot, Weiß oder Gelb' }),
  tile: { F: 'Nahrungs-Farm', E: 'Strom-Farm', S1: 'Siedlung mit 1 Haus', S2: 'Siedlung mit 2 Häusern', S3: 'Siedlung mit 3 Häusern', S4: 'Siedlung mit 4 Häusern' },
  tileText: (count) => `${count} für jeden`,
  missionText: (task, first, later) => `${task}: ${first} Siegpunkte für den Ersten, ${later} für alle danach`,
  offshore: (points) => ({ name: plural(points, 'Siegpunkt', 'Siegpunkte'), text: 'für jedes Offshore-Feld einer Farmgruppe, bei jeder Wertung der Gruppe' }),
  list: listed('und'),
};
